import { startTransition, useEffect, useRef, useState } from 'react';
import {
  type ReadChoices,
  type ReadState,
  decided,
  fullMessage,
  groupsOf,
  mostTicked,
  noteOf,
  readMessages,
  readView,
  refused,
  scorecardItems,
  settled,
} from '../content/read.ts';
import type { ReadData } from '../content/readData.ts';
import { scorecardCsv } from '../content/readFiles.ts';
import { useAnnounce } from '../primitives/Announcer/Announcer.tsx';
import { saveCsv } from './saveCsv.ts';
import { textOf } from './textOfFile.ts';

/** Pause in typing after which the text is read, in milliseconds. */
const pause = 300;

const nothing: ReadChoices = { ticks: {} };

/** What was typed and chosen, in memory only: a visitor who comes back finds it, and a reload clears it. */
const kept: { text: string; choices: ReadChoices } = { text: '', choices: nothing };

/** Loads the reader's module, only once there may be something to read. */
const loadReader = () => import('../reader/read.ts');

const firstLine = (text: string) => text.trim().split('\n', 1)[0];

/** Reads the pasted posting, and returns the props of the page's sections with their handlers. */
export function useReader(data: ReadData) {
  const announce = useAnnounce();
  const [state, setState] = useState<ReadState>({
    text: data.text,
    reading: data.reading,
    isSample: true,
    isReading: false,
    hasPlan: false,
    ...nothing,
  });
  const change = (part: Partial<ReadState>): void => setState((last) => ({ ...last, ...part }));
  /** Number of the last reading: the result of an earlier one is dropped. */
  const turn = useRef(0);
  /** Number of the last text that was typed or asked for: one that arrives after a newer one is dropped. */
  const newest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last announcement. Undefined when a visitor comes back: the first result is then not announced. */
  const told = useRef(kept.text === '' ? '' : undefined);
  useEffect(() => {
    if (kept.text === '') kept.choices = nothing;
    return () => {
      clearTimeout(timer.current);
      // Drops a reading under way, so that its result is not announced on another page.
      turn.current += 1;
      newest.current += 1;
    };
  }, []);

  /** Announces a result, unless it is the same as the last one. */
  const tell = (words: string): void => {
    if (told.current !== undefined && told.current !== words) announce(words);
    told.current = words;
  };

  /** Reads the text and shows the result, unless a newer reading has begun meanwhile. */
  const readNow = async (): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    const isSample = kept.text.trim() === '';
    const text = isSample ? data.text : kept.text;
    try {
      const { read } = await loadReader();
      const reading = read(text);
      if (mine !== turn.current) return;
      const { kind } = reading;
      // By choosing a role, the visitor says that the text is a sales posting.
      const isChosen = kind === 'not-a-job' && kept.choices.role !== undefined;
      const message =
        kind === 'read' || kind === 'empty' || isChosen ? undefined : readMessages[kind];
      if (message !== undefined) {
        setState((last) => refused(last, kept.choices, message));
        return tell(message);
      }
      tell(settled(data, text, reading));
      startTransition(() =>
        setState(({ hasPlan }) => ({
          text,
          reading,
          isSample,
          isReading: false,
          hasPlan,
          ...kept.choices,
        })),
      );
    } catch {
      if (mine !== turn.current) return;
      change({ isReading: false, message: readMessages.failed });
      announce(readMessages.failed);
    }
  };

  const onText = (text: string, isOther = false): void => {
    newest.current += 1;
    // Another first line is another posting, with no choices yet. Of those for the sample only the ticks go.
    if (kept.text === '' && !isOther) kept.choices = { ...kept.choices, ticks: {} };
    else if (isOther || firstLine(text) !== firstLine(kept.text)) kept.choices = nothing;
    kept.text = text;
    // A transition, so that the typed text shows first; only the first of several keys changes the state.
    startTransition(() =>
      setState((last) => (last.isReading ? last : { ...last, isReading: true })),
    );
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void readNow(), pause);
  };

  /** The text that a sample or a file brings; undefined if it brings none, which `onNone` says, or comes too late. */
  const bring = async (
    load: Promise<string | undefined>,
    onNone: () => void,
  ): Promise<string | undefined> => {
    newest.current += 1;
    const mine = newest.current;
    const text = await load.catch(() => undefined);
    if (mine !== newest.current) return undefined;
    if (text !== undefined && text.trim() !== '') return text;
    onNone();
    return undefined;
  };

  const choose = (choices: ReadChoices): void => {
    kept.choices = choices;
    change(choices);
  };

  const { jobText, choices, marked, list, words, card } = readView(data, state);
  return {
    jobText: {
      ...jobText,
      kept: kept.text,
      marked: {
        ...marked,
        onPress: (pressed: number) => {
          change({ pressed });
          announce(noteOf(data, state, pressed));
        },
      },
      choices: {
        choices,
        onChoose: (choice: string, option: string) => {
          choose({ ...kept.choices, [choice]: option });
          if (state.message !== undefined) void readNow();
        },
      },
      onText,
      onStart: () => void loadReader().catch(() => undefined),
      onSample: (id: string) =>
        bring(
          import('../content/readSamples.ts').then(
            ({ readSamples }) => readSamples.find((each) => each.id === id)?.text,
          ),
          () => {
            change({ message: readMessages.failed });
            announce(readMessages.failed);
          },
        ),
      onFile: (file: File) =>
        bring(textOf(file), () => {
          change({ message: readMessages.file });
          // Delayed, because Orca misses an announcement while the file dialog closes.
          setTimeout(() => announce(readMessages.file), pause);
        }),
    },
    list: {
      ...list,
      onTick: (id: string, isTicked: boolean) => {
        // The latest choices: several boxes may be reported before the state is drawn.
        const { ticked } = groupsOf(data, { ...state, ...kept.choices });
        if (isTicked && ticked.length === mostTicked) return announce(fullMessage);
        // Not while a new text is still to be read, for which the ticks that are shown are not meant.
        const isShown = state.isSample ? kept.text.trim() === '' : state.text === kept.text;
        const shown = isShown ? decided(data, ticked) : {};
        const ticks = { ...shown, ...kept.choices.ticks, [id]: isTicked };
        return choose({ ...kept.choices, ticks });
      },
    },
    words,
    card: {
      ...card,
      onDownload: () => saveCsv('scorecard.csv', scorecardCsv(scorecardItems(data, state))),
      onOpen: () => change({ hasPlan: !state.hasPlan }),
    },
  };
}
