# Loaded by Orca at its start: writes every phrase that goes to the speech service into ORCA_LOG.
import os

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
    def logged():
        for context, acss in utterances:
            log.write(" ".join(str(context.utterance).split()) + "\n")
            yield [context, acss]

    return say_all(logged(), progress)


orca.speech.sayAll = say_all_and_log
