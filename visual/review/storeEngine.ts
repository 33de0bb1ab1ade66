import { existsSync, readFileSync } from 'node:fs';
import { readCaptures } from '../captures.ts';
import { compare } from '../compare.ts';
import type { VisualConfig } from '../config.ts';
import { decide } from '../decide.ts';
import { drawDifference } from '../drawing.ts';
import { approvedFile, capturedFile, type Folders } from '../folders.ts';
import { decode, encode } from '../picture.ts';
import { readRecords } from '../records.ts';
import { readReport } from '../report.ts';
import type { Engine } from './engine.ts';

/** The comparison made last, and the store it was made with. */
export function storeEngine(
  folders: Folders,
  config: Pick<VisualConfig, 'root' | 'sources' | 'sourcesHash'>,
): Engine {
  const picture: Engine['picture'] = (hash) => {
    const approved = approvedFile(folders, hash);
    if (existsSync(approved)) return { bytes: readFileSync(approved), type: 'image/webp' };
    const captured = capturedFile(folders, hash);
    return existsSync(captured) ? { bytes: readFileSync(captured), type: 'image/png' } : null;
  };
  const pixels = (hash: string) => {
    const found = picture(hash);
    if (found === null) throw new Error(`There is no picture ${hash}: capture and compare again.`);
    return decode(found.bytes);
  };
  return {
    report: () => Promise.resolve(readReport(folders)),
    records: () =>
      readRecords(folders)
        .filter(({ fault }) => fault === null)
        .map(({ record }) => record),
    picture,
    drawing: async (before, after, shift) =>
      encode(drawDifference(await pixels(before), await pixels(after), shift)),
    decide: async (decision) => {
      await decide(folders, readCaptures(folders), config, decision);
    },
    compareAgain: () => compare(folders, readCaptures(folders), config),
  };
}
