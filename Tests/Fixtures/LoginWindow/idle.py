"""Leaves the window alone for five seconds and counts how often the program woke up."""

import os
import sys
import time

sys.path.insert(0, os.environ["ORIEL_SCRIPTS"])
from desktop import *


def switches(pid):
    """Context switches of each thread. A thread that ends takes its count along."""
    counts = {}
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/status") as file:
            counts[task] = sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)
    return counts


def ticks(pid):
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def script(program):
    find("text", "E-mail")
    # GTK lets the caret blink for ten seconds after the last key: that isn't idle yet.
    time.sleep(13)
    before, work = switches(program.pid), ticks(program.pid)
    time.sleep(5)
    after, worked = switches(program.pid), ticks(program.pid) - work
    woken = sum(count - before.get(task, 0) for task, count in after.items())
    print(f"woken {woken} times, {worked} ticks of work in 5 s")
    # A tick of the clock may be charged to a program that sleeps.
    if woken > 0 or worked > 1:
        raise Failure(f"an idle window woke up {woken} times and worked {worked} ticks in 5 s")


run(script)
