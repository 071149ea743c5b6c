"""Types into the middle of a field whose reducer upper-cases every letter: the caret must stay where
a user expects it."""

import os
import sys

sys.path.insert(0, os.environ["ORIEL_SCRIPTS"])
from desktop import *


def script(program):
    email = find("text", "E-mail")
    click(email)
    type_text("hello")
    expect("the text", lambda: text_of(email), "HELLO")
    expect("the caret at the end", lambda: caret_of(email), 5)

    press("Home", "Right", "Right")
    expect("the caret in the middle", lambda: caret_of(email), 2)
    type_text("x")
    expect("the text after a key in the middle", lambda: text_of(email), "HEXLLO")
    expect("the caret after the new letter", lambda: caret_of(email), 3)
    type_text("yz")
    expect("the text after two more", lambda: text_of(email), "HEXYZLLO")
    expect("the caret after them", lambda: caret_of(email), 5)

    press("BackSpace")
    expect("the text after deleting", lambda: text_of(email), "HEXYLLO")
    expect("the caret after deleting", lambda: caret_of(email), 4)

    press("ctrl+a")
    type_text("abc")
    expect("a selection is replaced", lambda: text_of(email), "ABC")
    expect("the caret after replacing", lambda: caret_of(email), 3)


run(script)
