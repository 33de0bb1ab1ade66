import { startTransition, useEffect, useRef, useState } from 'react';
import {
  type ReadState,
  effectOf,
  readMessages,
  readView,
  scorecardItems,
  settled,
} from '../content/read.ts';
import type { ReadData } from '../content/readData.ts';
import { scorecardCsv } from '../content/readFiles.ts';
import { type ReadQuestion, effectsOf, readQuestions } from '../content/readQuestions.ts';
import { useAnnounce } from '../primitives/Announcer/Announcer.tsx';
import type { CompetencyId } from '../reader/types.ts';
import { textOf } from './textOfFile.ts';

/** How long a pause in typing is, in milliseconds. */
const pause = 300;

/** What was typed and answered, in memory only: it is there on the way back, and gone after a reload. */
const kept: { text: string; answers: ReadState['answers']; more: readonly ReadQuestion[] } = {
  text: '',
  answers: {},
  more: [],
};

/** The reader comes when there may be something to read. */
const loadReader = () => import('../reader/read.ts');

/** Hands a file to the browser without sending anything. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** A job description, from what is pasted to what the sections of the page show and do. */
export function useReader(data: ReadData) {
  const announce = useAnnounce();
  const [state, setState] = useState<ReadState>({
    text: data.text,
    reading: data.reading,
    isSample: true,
    isReading: false,
    answers: {},
    effects: {},
    isBlueprint: false,
  });
  const [groups, setGroups] = useState<{ name: string; phrases: string[] }[]>();
  const change = (part: Partial<ReadState>): void => setState((last) => ({ ...last, ...part }));
  /** Counts what was asked for, so that only the last answer is shown. */
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was told last. On the way back only the change of page is. */
  const told = useRef(kept.text === '' ? '' : undefined);
  useEffect(() => {
    if (kept.text === '') kept.answers = {};
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
  const readNow = async (answered?: string): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    const isSample = kept.text.trim() === '';
    const text = isSample ? data.text : kept.text;
    try {
      const { readInSlices } = await loadReader();
      const reading = await readInSlices(
        text,
        effectsOf([...readQuestions, ...kept.more], kept.answers),
      );
      if (mine !== turn.current) return;
      const message =
        reading.kind in readMessages ? readMessages[reading.kind as 'short'] : undefined;
      if (message !== undefined) {
        change({ isReading: false, message });
        tell(message);
        return;
      }
      const effect = answered === undefined ? undefined : effectOf(data, state.reading, reading);
      if (effect === undefined) tell(settled(data, reading));
      else announce(effect);
      startTransition(() =>
        setState((last) => ({
          ...last,
          text,
          reading,
          isSample,
          answers: kept.answers,
          isReading: false,
          message: undefined,
          ...(answered === undefined
            ? { pressed: undefined }
            : { effects: { ...last.effects, [answered]: effect } }),
        })),
      );
    } catch {
      if (mine !== turn.current) return;
      change({ isReading: false, message: readMessages.failed });
      announce(readMessages.failed);
    }
  };

  const onText = (text: string, isOther = false): void => {
    kept.text = text;
    if (isOther) kept.answers = {};
    // What is typed shows first; and only the first key of several changes the page.
    startTransition(() => {
      if (isOther) change({ isReading: true, effects: {}, out: undefined });
      else setState((last) => (last.isReading ? last : { ...last, isReading: true }));
    });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void readNow(), pause);
  };

  const showMore = (more: readonly ReadQuestion[]): void => {
    kept.more = more;
    change({ more });
  };

  const { jobText, marked, phrases, list, unsaid, words, card } = readView(data, state);
  return {
    jobText: {
      ...jobText,
      kept: kept.text,
      marked: { ...marked, onPress: (pressed: number) => change({ pressed }) },
      phrases: {
        ...phrases,
        ...(groups !== undefined && { groups }),
        onOpen: () => {
          import('../content/readPhrases.ts').then(
            ({ phrasesByCompetency }) => setGroups(phrasesByCompetency(data.competencies)),
            // The same list is a file beside it.
            () => undefined,
          );
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
      onSwap: (id: string) => {
        // A second press brings back what was swapped out.
        const isBack = state.reading.competencies.slice(0, 5).every((each) => each.id !== id);
        change({ out: isBack ? undefined : (id as CompetencyId) });
        announce(`${list.sixth?.name} is in the list.`);
      },
    },
    unsaid: {
      ...unsaid,
      onMore: () => {
        import('../content/readMoreQuestions.ts').then(
          ({ readMoreQuestions }) => showMore(readMoreQuestions),
          () => undefined,
        );
      },
      onAnswer: (fact: string, option: string) => {
        kept.answers = { ...kept.answers, [fact]: option };
        change({ answers: kept.answers });
        void readNow(fact);
      },
    },
    words,
    card: {
      ...card,
      onDownload: () => save('scorecard.csv', scorecardCsv(scorecardItems(data, state))),
      onOpen: () => change({ isBlueprint: !state.isBlueprint }),
    },
  };
}
