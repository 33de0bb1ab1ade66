import { startTransition, useEffect, useRef, useState } from 'react';
import {
  type ReadChoices,
  type ReadState,
  fullMessage,
  groupsOf,
  mostTicked,
  noteOf,
  readMessages,
  readView,
  scorecardItems,
  settled,
} from '../content/read.ts';
import type { ReadData } from '../content/readData.ts';
import { scorecardCsv } from '../content/readFiles.ts';
import { useAnnounce } from '../primitives/Announcer/Announcer.tsx';
import { textOf } from './textOfFile.ts';

/** How long a pause in typing is, in milliseconds. */
const pause = 300;

const nothing: ReadChoices = { ticks: {} };

/** What was typed and chosen, in memory only: it is there on the way back, and gone after a reload. */
const kept: { text: string; choices: ReadChoices } = { text: '', choices: nothing };

/** The reader comes when there may be something to read. */
const loadReader = () => import('../reader/read.ts');

/** Hands a file to the browser without sending anything. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';

/** A posting, from what is pasted to what the sections of the page show and do. */
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
  /** Counts what was asked for, so that only the last answer is shown. */
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was told last. On the way back only the change of page is. */
  const told = useRef(kept.text === '' ? '' : undefined);
  useEffect(() => {
    if (kept.text === '') kept.choices = nothing;
    return () => {
      clearTimeout(timer.current);
      // What is still being read is not announced on another page.
      turn.current += 1;
    };
  }, []);

  /** Announces a result; a pause in typing that changes nothing is not told. */
  const tell = (words: string): void => {
    if (told.current !== undefined && told.current !== words) announce(words);
    told.current = words;
  };

  /** Reads the text and shows it, unless something newer was asked for meanwhile. */
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
      // Who chooses the role says that it is a sales posting.
      const isChosen = kind === 'not-a-job' && kept.choices.role !== undefined;
      const message =
        kind === 'read' || kind === 'empty' || isChosen ? undefined : readMessages[kind];
      if (message !== undefined) {
        change({ isReading: false, message });
        tell(message);
        return;
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

  const onText = (text: string): void => {
    // Another first line is another posting: what was chosen for the last one does not hold.
    if (kept.text !== '' && firstLine(text) !== firstLine(kept.text)) kept.choices = nothing;
    kept.text = text;
    // What is typed shows first; and only the first key of several changes the page.
    startTransition(() =>
      setState((last) => (last.isReading ? last : { ...last, isReading: true })),
    );
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void readNow(), pause);
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
      onSample: async (id: string): Promise<string | undefined> => {
        const all = await import('../content/readSamples.ts').catch(() => undefined);
        if (all === undefined) change({ message: readMessages.failed });
        return all?.readSamples.find((each) => each.id === id)?.text;
      },
      onFile: async (file: File): Promise<string | undefined> => {
        const text = await textOf(file).catch(() => undefined);
        if (text !== undefined && text.trim() !== '') return text;
        change({ message: readMessages.file });
        // Orca does not hear it while the file dialog closes.
        setTimeout(() => announce(readMessages.file), pause);
        return undefined;
      },
    },
    list: {
      ...list,
      onTick: (id: string, isTicked: boolean) => {
        const { ticked } = groupsOf(data, state);
        if (isTicked && ticked.length === mostTicked) announce(fullMessage);
        else choose({ ...kept.choices, ticks: { ...kept.choices.ticks, [id]: isTicked } });
      },
    },
    words,
    card: {
      ...card,
      onDownload: () => save('scorecard.csv', scorecardCsv(scorecardItems(data, state))),
      onOpen: () => change({ hasPlan: !state.hasPlan }),
    },
  };
}
