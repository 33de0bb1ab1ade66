import sharp from 'sharp';
import { type BySnapshot, entriesOf, type Snapshot, type Texts } from '../../visual/approved.ts';
import { approve } from '../../visual/approve.ts';
import { type Captures, type Failure, writeCaptures } from '../../visual/results.ts';
import { compare } from '../../visual/compare.ts';
import type { VisualConfig } from '../../visual/config.ts';
import type { Environment } from '../../visual/environment.ts';
import type { Report } from '../../visual/findings.ts';
import { decode, pixelHash } from '../../visual/picture.ts';
import { openPictures } from '../../visual/pictures.ts';
import { resources } from '../support/resources.ts';

/** A PNG of a card, whose brand color and height a test may change. */
export function card({ brand = '#1e2a5e', height = 120 } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="290" height="${height}">
    <rect width="290" height="${height}" fill="#fff"/>
    <rect x="24" y="60" width="80" height="40" fill="${brand}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A picture, alone or with the texts beside it; a string is a failure's message. */
type Sample = Buffer | { readonly png: Buffer; readonly texts: Texts } | string;

/** Samples that stand in for the result of a capture. */
export type Captured = BySnapshot<Sample>;

export const environment: Environment = { browser: '1.0', rounding: 'exact' };

/** A folder for all files of the workflow, removed after the test, and the workflow's steps. */
export function workspace() {
  const root = resources().folder();
  const nothing = { sources: [], everywhere: [], within: {}, packages: [] };
  const config = { root, ...nothing, sourcesHash: () => 'sources' } as unknown as VisualConfig;
  const snapshotOf = async (captured: Sample): Promise<Snapshot | Failure> => {
    if (typeof captured === 'string') return { failure: captured };
    const { png, texts } = Buffer.isBuffer(captured) ? { png: captured, texts: {} } : captured;
    const decoded = await decode(png);
    const { width, height } = decoded;
    const picture = pixelHash(decoded);
    openPictures(root).keep(picture, png);
    return { picture, width, height, texts };
  };
  const captureAndCompare = async (
    captured: Captured,
    more?: Partial<Captures>,
  ): Promise<Report> => {
    const pictures: Record<string, Record<string, Snapshot | Failure>> = {};
    for (const { story, mode, value } of entriesOf(captured))
      (pictures[story] ??= {})[mode] = await snapshotOf(value);
    const stories = Object.fromEntries(Object.keys(captured).map((story) => [story, '']));
    const whole = { environment, sources: 'sources', unchanged: [], hashes: {} };
    const captures: Captures = { ...whole, stories, pictures, ...more };
    writeCaptures(root, captures);
    return compare(config, captures);
  };
  return {
    root,
    config,
    captureAndCompare,
    /** Approves everything that differs. */
    captureAndApprove: async (captured: Captured) =>
      approve(config, (await captureAndCompare(captured)).findings),
  };
}

export type Workspace = ReturnType<typeof workspace>;
