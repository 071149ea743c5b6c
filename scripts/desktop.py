#!/usr/bin/python3
"""Reads and drives real windows from another process: AT-SPI for what is there, xdotool for keys and
clicks. Run it inside scripts/with-display.

As a module, from a script that starts a program and drives it:

  from desktop import *

  def script(program):
      click(find("push button", "Log in"))
      expect("the field", lambda: text_of(find("text", "E-mail")), "ada")

  run(script)

By hand or from a shell, next to a program that is already running:

  scripts/desktop.py tree APP              prints role, name, value and states, one line each
  scripts/desktop.py unnamed APP           lists controls without a name; fails if there are any
  scripts/desktop.py wait APP ROLE NAME    waits until there is one that is visible
  scripts/desktop.py gone APP ROLE NAME    waits until there is none
  scripts/desktop.py press APP ROLE NAME   presses it, or toggles it, over the bus
  scripts/desktop.py click APP ROLE NAME   clicks it with the pointer
  scripts/desktop.py text APP ROLE NAME    prints the text, with | at the caret
  scripts/desktop.py type APP ROLE NAME TEXT   clicks it and types, by real keys

APP is the name of the executable. ROLE is AT-SPI's, such as "push button", "text", "password text",
"label" or "*".
"""

import signal
import subprocess
import sys
import time

import pyatspi

PATIENCE = 15.0
WINDOWS = ("frame", "window", "dialog", "alert", "file chooser")
CONTROLS = (
    "push button", "toggle button", "check box", "radio button", "text", "password text", "slider",
    "combo box", "spin button", "switch", "menu button", "page tab",
)
SHOWN_STATES = ("focused", "checked", "pressed", "selected", "expanded", "modal", "busy")

# What is driven: a program that was started here, or the name of one that runs. Others on the bus may
# not answer, and would be waited for.
driven = None


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
        pyatspi.Registry.getDesktop(0).clear_cache()


def applications():
    desktop = pyatspi.Registry.getDesktop(0)
    if isinstance(driven, str):
        return [a for a in desktop if a is not None and a.name == driven]
    return [a for a in desktop if a is not None and a.get_process_id() == driven.pid]


def walk(node):
    yield node
    for child in node:
        if child is not None:
            yield from walk(child)


def has(node, state):
    return node.getState().contains(getattr(pyatspi, "STATE_" + state.upper()))


def showing(node):
    """Whether it and everything around it is visible: GTK 4.8 says "showing" of windows alone."""
    while node is not None and node.getRoleName() != "application":
        if not has(node, "visible"):
            return False
        node = node.parent
    return True


def describe(node):
    """Role, name, value, description and states in one line."""
    role = node.getRoleName()
    words = [role]
    if node.name:
        words.append(f'"{node.name}"')
    try:
        if role != "label":
            words.append(f"= '{text_of(node)}'")
    except Exception:
        try:
            words.append(f"= {node.queryValue().currentValue:g}")
        except Exception:
            pass
    if node.description:
        words.append(f"({node.description})")
    words += [state for state in SHOWN_STATES if has(node, state)]
    if role in CONTROLS and not has(node, "sensitive"):
        words.append("disabled")
    return " ".join(words)


def tree():
    """What a screen reader sees."""
    lines = []

    def write(node, depth):
        try:
            if depth > 0 and not has(node, "visible"):
                return
            lines.append("  " * depth + describe(node))
            for child in node:
                if child is not None:
                    write(child, depth + 1)
        except Exception:
            pass

    for application in applications():
        write(application, 0)
    return "\n".join(lines)


def find_now(role, name=None):
    for application in applications():
        for node in walk(application):
            if role in ("*", node.getRoleName()) and (name is None or node.name == name):
                if showing(node):
                    return node
    return None


def find(role, name=None):
    return wait_for(f"{role} {name!r}", lambda: find_now(role, name))


def gone(role, name=None):
    wait_for(f"{role} {name!r} to go", lambda: find_now(role, name) is None)


def unnamed():
    """Visible controls that nobody can call by a name."""
    wait_for("the program's windows", lambda: any(len(a) > 0 for a in applications()))
    found = []
    for application in applications():
        for node in walk(application):
            if node.getRoleName() in CONTROLS and not node.name and showing(node):
                # A spin button, a drop-down or a menu button names its parts by itself.
                if not any(p.getRoleName() in CONTROLS and p.name for p in above(node)):
                    found.append(node)
    return found


def above(node):
    node = node.parent
    while node is not None and node.getRoleName() not in WINDOWS:
        yield node
        node = node.parent


def sensitive(node):
    return has(node, "sensitive")


def xdotool(*arguments):
    result = subprocess.run(["xdotool", *arguments], check=True, capture_output=True, text=True)
    return result.stdout


def press_over_bus(node):
    """Presses it as assistive technology does."""
    actions = node.queryAction()
    for index in range(actions.nActions):
        if actions.getName(index) in ("click", "activate", "toggle", "press", ""):
            return actions.doAction(index)
    return False


def click(node, button="1"):
    """A real click in the middle of a widget, where it is on the display."""
    window = window_of(node)
    box = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    x, y = window_origin(window)
    xdotool("mousemove", str(x + box.x + box.width // 2), str(y + box.y + box.height // 2))
    xdotool("click", button)


def window_of(node):
    while node.getRoleName() not in WINDOWS:
        node = node.parent
    return node


def window_ids(name):
    result = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", f"^{name}$"], capture_output=True, text=True)
    return result.stdout.split()


def window_origin(window):
    """Where a top-level window is. GTK 4 knows no screen positions, the X server does."""
    ids = window_ids(window.name)
    if not ids:
        return (0, 0)
    # There may be no window manager that gives it the keys.
    xdotool("windowfocus", ids[-1])
    geometry = xdotool("getwindowgeometry", "--shell", ids[-1])
    values = dict(line.split("=", 1) for line in geometry.splitlines() if "=" in line)
    return (int(values["X"]), int(values["Y"]))


def focus(name):
    """Gives a window the keys."""
    wait_for(f"a window {name!r}", lambda: window_ids(name))
    xdotool("windowfocus", "--sync", window_ids(name)[-1])


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


def main(arguments):
    global driven
    if len(arguments) < 2:
        raise Failure(__doc__)
    command, driven, *rest = arguments
    if command == "tree":
        wait_for("the program", applications)
        print(tree())
    elif command == "unnamed":
        found = unnamed()
        for node in found:
            print(describe(node))
        if found:
            sys.exit(1)
    elif command == "gone":
        gone(*rest)
    elif command in ("wait", "press", "click", "text", "type"):
        node = find(rest[0], rest[1])
        if command == "press":
            if not sensitive(node):
                raise Failure(f"The {rest[0]} {rest[1]!r} is disabled.")
            if not press_over_bus(node):
                raise Failure(f"The {rest[0]} {rest[1]!r} can't be pressed.")
        elif command == "click":
            click(node)
        elif command == "text":
            text, caret = text_of(node), caret_of(node)
            print(text[:caret] + "|" + text[caret:])
        elif command == "type":
            click(node)
            time.sleep(0.15)
            type_text(rest[2])
            time.sleep(0.15)
    else:
        raise Failure(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Failure as failure:
        print(failure, file=sys.stderr)
        sys.exit(1)
