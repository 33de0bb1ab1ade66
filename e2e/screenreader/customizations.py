# Loaded by Orca at its start: writes every phrase that goes to the speech service into ORCA_LOG.
import os

import orca.orca_state
import orca.settings
import orca.speech

orca.settings.enableKeyEcho = False
log = open(os.environ["ORCA_LOG"], "a", buffering=1, encoding="utf-8")
speak = orca.speech._speak


def speak_and_log(text, acss, interrupt):
    log.write(" ".join(str(text).split()) + "\n")
    return speak(text, acss, interrupt)


orca.speech._speak = speak_and_log

say_all = orca.speech.sayAll


def say_all_and_log(utterances, progress):
    # Orca also reads each page that has loaded. That is the same text on every page of a kind: only
    # what a person asks for is written.
    asked = getattr(orca.orca_state.lastInputEvent, "event_string", "") == "KP_Add"

    def logged():
        for context, acss in utterances:
            if asked:
                log.write(" ".join(str(context.utterance).split()) + "\n")
            yield [context, acss]

    return say_all(logged(), progress)


orca.speech.sayAll = say_all_and_log
