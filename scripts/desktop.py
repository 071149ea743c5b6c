"""Reads and drives real windows from another process: AT-SPI for what is there, xdotool for keys and
clicks. Import it from a script that `scripts/with-display` runs with /usr/bin/python3."""

import signal
import subprocess
import sys
import time

import pyatspi

PATIENCE = 15.0


class Failure(Exception):
    pass


def wait_for(what, get):
    """Polls until `get` returns something true, and returns it."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            found = get()
        except Exception:  # A node that goes away while it is read.
            found = None
        if found:
            return found
        if time.monotonic() > end:
            raise Failure(f"waited {PATIENCE:.0f} s in vain for {what}\n{tree()}")
        time.sleep(0.05)


# The program that the script drives. Others on the bus may not answer, and would be waited for.
driven = None


def applications():
    desktop = pyatspi.Registry.getDesktop(0)
    return [a for a in desktop if a is not None and a.get_process_id() == driven.pid]


def walk(node):
    yield node
    for child in node:
        if child is not None:
            yield from walk(child)


def tree():
    """What a screen reader sees, for a failure."""
    lines = []

    def write(node, depth):
        try:
            text = f"{'  ' * depth}{node.getRoleName()} {node.name!r}"
            lines.append(text)
            for child in node:
                if child is not None:
                    write(child, depth + 1)
        except Exception:
            pass

    for application in applications():
        write(application, 0)
    return "\n".join(lines)


def showing(node):
    # GTK 4.8 says "showing" of windows alone.
    return node.getState().contains(pyatspi.STATE_VISIBLE)


def find_now(role, name=None):
    for application in applications():
        for node in walk(application):
            if node.getRoleName() == role and (name is None or node.name == name) and showing(node):
                return node
    return None


def find(role, name=None):
    return wait_for(f"{role} {name!r}", lambda: find_now(role, name))


def gone(role, name=None):
    wait_for(f"{role} {name!r} to go", lambda: find_now(role, name) is None)


def sensitive(node):
    return node.getState().contains(pyatspi.STATE_SENSITIVE)


def xdotool(*arguments):
    subprocess.run(["xdotool", *arguments], check=True, stdout=subprocess.DEVNULL)


def click(node):
    """A real click in the middle of a widget, where it is on the display."""
    window = window_of(node)
    box = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    x, y = window_origin(window)
    xdotool("mousemove", str(x + box.x + box.width // 2), str(y + box.y + box.height // 2))
    xdotool("click", "1")


def window_of(node):
    while node.getRoleName() not in ("frame", "window", "dialog", "alert"):
        node = node.parent
    return node


def window_origin(window):
    """Where a top-level window is. GTK 4 knows no screen positions, the X server does."""
    name = window.name
    out = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", f"^{name}$"],
        capture_output=True, text=True).stdout.split()
    if not out:
        return (0, 0)
    geometry = subprocess.run(
        ["xdotool", "getwindowgeometry", "--shell", out[-1]], capture_output=True, text=True
    ).stdout
    values = dict(line.split("=", 1) for line in geometry.splitlines() if "=" in line)
    return (int(values["X"]), int(values["Y"]))


def type_text(text):
    xdotool("type", "--delay", "30", text)


def press(*keys):
    for key in keys:
        xdotool("key", "--delay", "30", key)


def text_of(node):
    content = node.queryText()
    return content.getText(0, content.characterCount)


def caret_of(node):
    return node.queryText().caretOffset


def expect(what, get, wanted):
    """Waits until a value is what it should be, and shows what it was instead."""
    end = time.monotonic() + PATIENCE
    value = None
    while time.monotonic() < end:
        value = get()
        if value == wanted:
            return
        time.sleep(0.05)
    raise Failure(f"{what}: expected {wanted!r}, was {value!r}\n{tree()}")


def screenshot(path):
    subprocess.run(["import", "-window", "root", path], check=False)


def run(script):
    """Starts a program, runs the script against it, and ends it. Exits with 1 on a failure."""
    # A Swift test blocks signals, its children inherit that, and then nothing would end them.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    global driven
    program = driven = subprocess.Popen(sys.argv[1:])
    try:
        script(program)
        print("ok")
    except Failure as failure:
        print(failure, file=sys.stderr)
        sys.exit(1)
    finally:
        program.terminate()
        try:
            program.wait(5)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()
