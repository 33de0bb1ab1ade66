import { type ReadState, readView } from '../../src/content/read.ts';
import { readData } from '../../src/content/readData.ts';
import { read } from '../../src/reader/read.ts';

/** What the page of the reader starts from. */
export const readerData = readData();

const first: ReadState = {
  text: readerData.text,
  reading: readerData.reading,
  isSample: true,
  isReading: false,
  hasPlan: false,
  ticks: {},
};

/** What the sections show in a state; by default that of the page before anything is pasted. */
export const viewIn = (part: Partial<ReadState> = {}) =>
  readView(readerData, { ...first, ...part });

/** What they show of a text of the visitor's own. */
export const viewOf = (text: string, part: Partial<ReadState> = {}) =>
  viewIn({ text, reading: read(text), isSample: false, ...part });

/** A posting that says little. */
export const thin =
  'Sales representative\n\nWe are looking for somebody with experience in sales. Base pay is $40,000. An order is worth about $900: a small deal size. Apply today.';
