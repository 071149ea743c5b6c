#!/usr/bin/python3
"""Reads and drives a program's real widgets through the accessibility bus, from another process.

  scripts/atspi-drive.py tree APP              prints role, name, value and states, one line each
  scripts/atspi-drive.py unnamed APP           lists controls without a name; fails if there are any
  scripts/atspi-drive.py wait APP ROLE NAME    waits until there is one that is showing
  scripts/atspi-drive.py gone APP ROLE NAME    waits until there is none
  scripts/atspi-drive.py press APP ROLE NAME   presses it, or toggles it
  scripts/atspi-drive.py click APP ROLE NAME   clicks it with the pointer (xdotool)
  scripts/atspi-drive.py text APP ROLE NAME    prints the text, with | at the caret
  scripts/atspi-drive.py type APP ROLE NAME TEXT   clicks it and types, by real keys (xdotool)

APP is the name of the executable. ROLE is AT-SPI's, such as "push button", "text", "password text",
"label" or "*". Run it inside scripts/with-display, next to the program. It waits up to 5 seconds.
"""

import subprocess
import sys
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

# Asking for an interface is deprecated before there is another way to ask.
warnings.filterwarnings("ignore", category=DeprecationWarning)

SHOWN_STATES = ["focused", "checked", "pressed", "selected", "expanded", "modal", "busy"]
CONTROLS = [
    "push button", "toggle button", "check box", "radio button", "text", "password text", "slider",
    "combo box", "spin button", "switch", "menu button",
]
TIMEOUT = 5.0


def application(name):
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child and child.get_name() == name:
            return child
    return None


def has(node, state):
    return node.get_state_set().contains(getattr(Atspi.StateType, state.upper()))


def walk(node, depth=0):
    yield node, depth
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield from walk(child, depth + 1)


def visible(node):
    """Whether it and everything around it is visible. GTK says of windows only that they show."""
    while node is not None and node.get_role() != Atspi.Role.APPLICATION:
        if not has(node, "visible"):
            return False
        node = node.get_parent()
    return True


def contents(node):
    return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))


def describe(node):
    words = [node.get_role_name()]
    name = node.get_name()
    if name:
        words.append('"%s"' % name)
    try:
        if node.get_text_iface() and node.get_role_name() != "label":
            text = contents(node)
            words.append("= '%s'" % text)
        elif node.get_value_iface():
            words.append("= %g" % Atspi.Value.get_current_value(node))
    except GLib.Error:
        pass
    states = [state for state in SHOWN_STATES if has(node, state)]
    if node.get_role_name() in CONTROLS and not has(node, "sensitive"):
        states.append("disabled")
    if node.get_description():
        words.append("(%s)" % node.get_description())
    return " ".join(words + states)


def find(app, role, name):
    root = application(app)
    if root is None:
        return None
    for node, _ in walk(root):
        if role in ("*", node.get_role_name()) and node.get_name() == name and visible(node):
            return node
    return None


def retry(body):
    """Tries until something comes back. The tree changes while it is read: errors are tried again."""
    end = time.monotonic() + TIMEOUT
    while True:
        try:
            result = body()
            if result:
                return result
        except GLib.Error:
            pass
        if time.monotonic() > end:
            return None
        time.sleep(0.05)
        Atspi.get_desktop(0).clear_cache()


def names():
    desktop = Atspi.get_desktop(0)
    children = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
    return ", ".join(repr(child.get_name()) for child in children if child) or "none"


def no_program(app):
    fail("No program named %s is on the accessibility bus. There are: %s" % (app, names()))


def must_find(app, role, name):
    node = retry(lambda: find(app, role, name))
    if node is None:
        fail('%s has no visible %s named "%s". It shows:\n%s' % (app, role, name, tree(app)))
    return node


def fail(text):
    print(text, file=sys.stderr)
    sys.exit(1)


def tree(app):
    root = retry(lambda: application(app))
    if root is None:
        no_program(app)
    lines = []
    for node, depth in walk(root):
        if depth == 0 or has(node, "visible"):
            lines.append("  " * depth + describe(node))
    return "\n".join(lines)


def press(node):
    for index in range(node.get_n_actions()):
        if Atspi.Action.get_action_name(node, index) in ("click", "activate", "toggle", "press", ""):
            return Atspi.Action.do_action(node, index)
    return False


def xdotool(*arguments):
    result = subprocess.run(["xdotool", *arguments], check=True, capture_output=True, text=True)
    time.sleep(0.15)
    return result.stdout


def click(node):
    """A real click in its middle. GTK 4.8 takes no focus over the bus, and knows places in windows."""
    box = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    frame = node
    while frame.get_role_name() not in ("frame", "dialog", "alert", "window"):
        frame = frame.get_parent()
    window = xdotool("search", "--name", "^%s$" % frame.get_name()).split()[-1]
    xdotool("windowfocus", window)
    x, y = box.x + box.width // 2, box.y + box.height // 2
    xdotool("mousemove", "--window", window, str(x), str(y), "click", "1")


def main(arguments):
    if len(arguments) < 2:
        fail(__doc__)
    command, app, *rest = arguments
    if command == "tree":
        print(tree(app))
    elif command == "unnamed":
        root = retry(lambda: application(app))
        if root is None:
            no_program(app)
        found = [
            node for node, _ in walk(root)
            if node.get_role_name() in CONTROLS and visible(node) and not node.get_name()
        ]
        for node in found:
            print(describe(node))
        sys.exit(1 if found else 0)
    elif command == "gone":
        if not retry(lambda: find(app, *rest) is None):
            fail('%s still has a visible %s named "%s".' % (app, *rest))
    elif command in ("wait", "press", "click", "text", "type"):
        node = must_find(app, rest[0], rest[1])
        if command == "press":
            if not has(node, "sensitive"):
                fail('The %s "%s" is disabled.' % (rest[0], rest[1]))
            if not press(node):
                fail('The %s "%s" can\'t be pressed.' % (rest[0], rest[1]))
        elif command == "click":
            click(node)
        elif command == "text":
            text = contents(node)
            caret = Atspi.Text.get_caret_offset(node)
            print(text[:caret] + "|" + text[caret:])
        elif command == "type":
            click(node)
            xdotool("type", "--delay", "15", rest[2])
    else:
        fail(__doc__)


main(sys.argv[1:])
