# Loaded by Orca at its start: writes every phrase that goes to the speech service into ORCA_LOG, and
# takes ORCA_DELAY milliseconds longer for every event, as on a slower computer.
import os
import time

import orca.event_manager
import orca.settings
import orca.speech

orca.settings.enableKeyEcho = False
orca.settings.enablePositionSpeaking = bool(os.environ["ORCA_PLACES"])
log = open(os.environ["ORCA_LOG"], "a", buffering=1, encoding="utf-8")
speak = orca.speech._speak


def speak_and_log(text, acss, interrupt):
    log.write(" ".join(str(text).split()) + "\n")
    return speak(text, acss, interrupt)


orca.speech._speak = speak_and_log
delay = int(os.environ["ORCA_DELAY"]) / 1000
process = orca.event_manager.EventManager._processObjectEvent


def process_later(self, event):
    # Busy, not asleep: whoever waits for Orca to be done sees that it is not.
    end = time.monotonic() + delay
    while time.monotonic() < end:
        pass
    return process(self, event)


if delay > 0:
    orca.event_manager.EventManager._processObjectEvent = process_later
