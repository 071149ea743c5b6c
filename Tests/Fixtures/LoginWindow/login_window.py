"""Logs in through the real window, by real keys and clicks, seen through the accessibility tree."""

import os
import sys

sys.path.insert(0, os.environ["ORIEL_SCRIPTS"])
from desktop import *


def script(program):
    email = find("text", "E-mail")
    find("password text", "Password")
    find("push button", "Log in")
    expect("the button starts disabled", lambda: sensitive(find("push button", "Log in")), False)

    click(email)
    type_text("blob@example.com")
    expect("the e-mail field", lambda: text_of(find("text", "E-mail")), "blob@example.com")
    press("Tab")
    type_text("wrong")
    expect("the button is enabled", lambda: sensitive(find("push button", "Log in")), True)

    click(find("push button", "Log in"))
    expect("the button is disabled while it loads",
           lambda: sensitive(find("push button", "Log in")), False)
    find("push button", "Try again")
    if picture := os.environ.get("ORIEL_SCREENSHOT"):
        screenshot(picture + "-alert.png")
    press("Escape")
    gone("push button", "Try again")

    click(find("password text", "Password"))
    press("ctrl+a")
    type_text("password")
    press("Return")
    find("label", "Welcome, blob@example.com!")
    if picture := os.environ.get("ORIEL_SCREENSHOT"):
        screenshot(picture + "-welcome.png")
    click(find("push button", "Back"))
    gone("label", "Welcome, blob@example.com!")
    find("text", "E-mail")
    if picture := os.environ.get("ORIEL_SCREENSHOT"):
        screenshot(picture + "-login.png")


run(script)
