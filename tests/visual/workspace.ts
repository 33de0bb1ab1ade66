import sharp from 'sharp';
import type { Snapshot, Texts } from '../../visual/approved.ts';
import { approve } from '../../visual/approve.ts';
import { type Captures, type Failure, writeCaptures } from '../../visual/results.ts';
import { compare } from '../../visual/compare.ts';
import type { VisualConfig } from '../../visual/config.ts';
import type { Environment } from '../../visual/environment.ts';
import type { Report } from '../../visual/findings.ts';
import { decode, pixelHash } from '../../visual/picture.ts';
import { openPictures } from '../../visual/pictures.ts';
import { owner } from '../support/owner.ts';

/** A card as PNG, with what a test changes about it. */
export function card({ brand = '#1e2a5e', height = 120 } = {}) {
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="290" height="${height}"><rect width="290" height="${height}" fill="#fff"/><rect x=".5" y=".5" width="289" height="${height - 1}" fill="none" stroke="#e3e6f1"/><rect x="24" y="60" width="80" height="40" fill="${brand}"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
}

/** A picture, and the texts beside it. */
interface Sample {
  readonly png: Buffer;
  readonly texts: Texts;
}

/** Pictures as if the capture had taken them: by story, then by mode; a string is a failure. */
export type Captured = Readonly<{
  [story: string]: Readonly<{ [mode: string]: Buffer | Sample | string }>;
}>;

const environment: Environment = {
  browser: '1.0',
  flags: [],
  fallbackFonts: {},
  rounding: 'exact',
};

/** A folder of its own for everything that the visual workflow keeps, with its steps. */
export interface Workspace {
  readonly root: string;
  readonly config: VisualConfig;
  /** Puts pictures where the capture leaves them. */
  take(captured: Captured, more?: Partial<Captures>): Promise<Captures>;
  /** Takes pictures and compares them. */
  look(captured: Captured, more?: Partial<Captures>): Promise<Report>;
  /** Takes pictures, compares them, and approves everything that differs. */
  settle(captured: Captured): Promise<Report>;
}

/** Sets a workspace up, which goes with the test. */
export function workspace(): Workspace {
  const root = owner().folder();
  const config = {
    root,
    sources: [],
    everywhere: [],
    sourcesHash: () => 'sources',
  } as unknown as VisualConfig;
  const snapshotOf = async (captured: Buffer | Sample | string): Promise<Snapshot | Failure> => {
    if (typeof captured === 'string') return { failure: captured };
    const { png, texts } = Buffer.isBuffer(captured) ? { png: captured, texts: {} } : captured;
    const picture = await decode(png);
    const hash = pixelHash(picture);
    openPictures(root).keep(hash, png);
    return { picture: hash, width: picture.width, height: picture.height, texts };
  };
  const take: Workspace['take'] = async (captured, more = {}) => {
    const pictures: { [story: string]: { [mode: string]: Snapshot | Failure } } = {};
    for (const [story, modes] of Object.entries(captured))
      for (const [mode, picture] of Object.entries(modes))
        (pictures[story] ??= {})[mode] = await snapshotOf(picture);
    const captures: Captures = {
      environment,
      sources: 'sources',
      isComplete: true,
      stories: Object.fromEntries(
        Object.keys(captured).map((story) => [story, { title: story, file: '' }]),
      ),
      modes: null,
      skipped: {},
      pictures,
      ...more,
    };
    writeCaptures(root, captures);
    return captures;
  };
  const look: Workspace['look'] = async (captured, more) =>
    compare(config, await take(captured, more));
  return {
    root,
    config,
    take,
    look,
    settle: async (captured) => approve(config, (await look(captured)).findings),
  };
}
