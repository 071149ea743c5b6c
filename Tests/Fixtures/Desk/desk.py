"""Windows, the clipboard, files, notices and announcements, in a real session."""

import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.environ["ORIEL_SCRIPTS"])
from desktop import *


def said(text):
    find("label", text)


def press_button(name):
    press_over_bus(find("push button", name))


def windows():
    return sum(1 for a in applications() for w in a if showing(w))


def clipboard_and_files():
    press_button("Copy")
    press_button("Paste")
    said("pasted from the desk")

    file = os.path.join(os.environ["XDG_STATE_HOME"], "letter.txt")
    open(file, "w").close()
    press_button("Choose")
    focus("Choose a letter")
    # A path typed into the dialog opens its field for paths.
    type_text(file)
    press("Return")
    said("chose " + file)
    press_button("Choose")
    focus("Choose a letter")
    press("Escape")
    said("chose nothing")


def announcements():
    press_button("Announce")
    wait_for("the announcement", lambda: any(
        "3 letters" in (n.name or "") or "3 letters" in safe_text(n)
        for a in applications() for n in walk(a) if n.getRoleName() in ("status bar", "label")))


def safe_text(node):
    try:
        return text_of(node)
    except Exception:
        return ""


def several_windows():
    press_button("Log")
    find("label", "The log")
    expect("two windows", windows, 2)
    press_button("Log")
    time.sleep(0.3)
    expect("still two windows", windows, 2)
    # What closing means is decided by state.
    close("Log")
    find("label", "requests: 1")
    expect("the log stays", windows, 2)
    press_button("Close it")
    gone("label", "The log")
    press_button("Not editing")
    find("push button", "Editing")
    close("Desk")
    time.sleep(0.5)
    expect("a window with changes stays", windows, 1)
    press_button("Editing")
    find("push button", "Not editing")


def close(name):
    """Asks a window to close, as a window manager does."""
    focus(name)
    subprocess.run(["python3", "-c", CLOSE, window_ids(name)[-1]], check=True)


# Nobody here has a window manager: this is its message.
CLOSE = """
import ctypes, sys
class Event(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send", ctypes.c_int),
                ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("kind", ctypes.c_ulong),
                ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("rest", ctypes.c_long * 16)]
x = ctypes.CDLL("libX11.so.6")
x.XOpenDisplay.restype = ctypes.c_void_p
x.XInternAtom.restype = ctypes.c_ulong
x.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
x.XSendEvent.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long,
                         ctypes.c_void_p]
x.XFlush.argtypes = x.XCloseDisplay.argtypes = [ctypes.c_void_p]
d = x.XOpenDisplay(None)
w = int(sys.argv[1])
e = Event(33, 0, 1, d, w, x.XInternAtom(d, b"WM_PROTOCOLS", 0), 32)
e.data[0] = x.XInternAtom(d, b"WM_DELETE_WINDOW", 0)
x.XSendEvent(d, w, 0, 0, ctypes.byref(e))
x.XFlush(d)
x.XCloseDisplay(d)
"""


def single_instance(program):
    again = subprocess.run(program.args, timeout=20)
    expect("the second start ends well", lambda: again.returncode, 0)
    expect("and opens nothing", windows, 1)
    if program.poll() is not None:
        raise Failure("the first one ended")


def size_is_kept(program):
    focus("Desk")
    window = window_ids("Desk")[-1]
    xdotool("windowsize", "--sync", window, "520", "560")
    time.sleep(0.5)
    close("Desk")
    expect("the last window ends the program", program.poll, 0)
    with open(os.path.join(os.environ["XDG_STATE_HOME"], "org.oriel.Desk", "windows")) as file:
        kept = file.read()
    if "width" not in kept or "Desk" not in kept:
        raise Failure("no size was kept:\n" + kept)
    second = subprocess.Popen(program.args)
    try:
        wait_for("the window", lambda: window_ids("Desk"))
        time.sleep(0.5)
        geometry = xdotool("getwindowgeometry", "--shell", window_ids("Desk")[-1])
        first = dict(line.split("=", 1) for line in kept.splitlines() if "=" in line)
        now = dict(line.split("=", 1) for line in geometry.splitlines() if "=" in line)
        # The frame's shadow comes on top.
        if abs(int(now["WIDTH"]) - 520) > 4 or abs(int(now["HEIGHT"]) - 560) > 4:
            raise Failure(f"kept {first}, opened with {now}")
    finally:
        second.terminate()
        second.wait(5)


def script(program):
    said("nothing yet")
    if unnamed():
        raise Failure("controls without a name:\n" + tree())
    clipboard_and_files()
    announcements()
    several_windows()
    single_instance(program)
    size_is_kept(program)


os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp()
run(script)
