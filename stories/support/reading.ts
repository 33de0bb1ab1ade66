import { type ReadState, readView } from '../../src/content/read.ts';
import { readData } from '../../src/content/readData.ts';
import { effectsOf, readQuestions } from '../../src/content/readQuestions.ts';
import { read } from '../../src/reader/read.ts';

/** What the page of the reader starts from. */
export const readerData = readData();

const first: ReadState = {
  text: readerData.text,
  reading: readerData.reading,
  isSample: true,
  isReading: false,
  answers: {},
  effects: {},
  isBlueprint: false,
};

/** What the sections show in a state; by default that of the page before anything is pasted. */
export const viewIn = (part: Partial<ReadState> = {}) =>
  readView(readerData, { ...first, ...part });

/** What they show of a text of the visitor's own. */
export const viewOf = (text: string, part: Partial<ReadState> = {}) =>
  viewIn({
    text,
    reading: read(text, effectsOf(readQuestions, part.answers ?? {})),
    isSample: false,
    ...part,
  });

/** A posting that says little. */
export const thin =
  'We are looking for a sales representative. You will do some cold calling, and you have experience in sales. Apply for the role today.';
