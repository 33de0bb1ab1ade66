import { type ReadState, readView } from '../../src/content/read.ts';
import { readData } from '../../src/content/readData.ts';
import { read } from '../../src/reader/read.ts';

/** Initial data of the page /read. */
export const readerData = readData();

const first: ReadState = {
  text: readerData.text,
  reading: readerData.reading,
  isSample: true,
  isReading: false,
  hasPlan: false,
  ticks: {},
};

/** Props of the page's sections in a state. Default: the state before anything is pasted. */
export const viewIn = (part: Partial<ReadState> = {}) =>
  readView(readerData, { ...first, ...part });

/** Props of the page's sections for a text that the visitor pasted. */
export const viewOf = (text: string, part: Partial<ReadState> = {}) =>
  viewIn({ text, reading: read(text), isSample: false, ...part });

/** A job posting that says little. */
export const thin =
  'Sales representative\n\nWe are looking for somebody with experience in sales. Base pay is $40,000. An order is worth about $900: a small deal size. Apply today.';
