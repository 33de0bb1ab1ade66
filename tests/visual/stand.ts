import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { testBrowser } from '../../scripts/testBrowser.ts';
import { type Captures, type Shot, writeCaptures } from '../../visual/captures.ts';
import { compare } from '../../visual/compare.ts';
import { decide } from '../../visual/decide.ts';
import { environmentOf } from '../../visual/environment.ts';
import type { Decision, Place, Record, Report } from '../../visual/findings.ts';
import { capturedFile, type Folders, foldersIn } from '../../visual/folders.ts';
import { digestOf, linesHash, type TextHashes } from '../../visual/manifests.ts';
import { decode, pixelHash } from '../../visual/picture.ts';
import { type Selection, selected } from '../../visual/select.ts';
import { owner } from '../support/owner.ts';

/** A card as the site draws them, with what a test changes about it. */
export interface Card {
  /** CSS color of the button. Default: the brand's navy. */
  readonly brand?: string;
  /** CSS border of the card. */
  readonly border?: string;
  /** Words on it. */
  readonly text?: string;
}

/** Stands for the fonts of the pinned browser, which not every system has. */
const fallbackFont = createRequire(import.meta.url).resolve(
  '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
);

/** Draws cards with the browser of the tests, which closes with the file or test. */
export async function cardPainter() {
  const { executablePath, args, ignoreDefaultArgs } = await testBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  owner().defer(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  return {
    environment: environmentOf(
      { executablePath, args, ignoreDefaultArgs, fallbackFonts: [fallbackFont] },
      browser.version(),
    ),
    paint: async ({
      brand = '#1e2a5e',
      border = '1px solid #e3e6f1',
      text = 'Join',
    }: Card = {}) => {
      await page.setContent(`<div id="card" style="font: 16px sans-serif; width: 240px; padding: 24px; background: #fff; border: ${border}; border-radius: 12px">
        <h2>Scorecards</h2><button style="background: ${brand}; color: #fff; border: 0; padding: 12px">${text}</button></div>`);
      return page.locator('#card').screenshot();
    },
  };
}

export type Painter = Awaited<ReturnType<typeof cardPainter>>;

/** A picture with lines of text beside it. */
export interface Texted {
  readonly png: Buffer;
  readonly words?: readonly string[];
  readonly tree?: readonly string[];
  readonly fingerprint?: readonly string[];
  readonly speech?: readonly string[];
}

/** Pictures as if the capture had taken them: by story, then by mode; a string is a failure. */
export type Taken = Readonly<{
  [story: string]: Readonly<{ [mode: string]: Buffer | Texted | string }>;
}>;

/** A place of its own for everything that the visual workflow keeps, with its steps. */
export interface Stand {
  readonly root: string;
  readonly folders: Folders;
  /** Puts pictures where the capture leaves them. */
  take(taken: Taken, more?: Partial<Captures>): Promise<Captures>;
  /** Puts pictures there and compares them. */
  look(taken: Taken, more?: Partial<Captures>): Promise<Report>;
  /** Puts pictures there, compares them, and decides about what differs. */
  settle(
    taken: Taken,
    selection?: Selection,
    decision?: Partial<Decision>,
    more?: Partial<Captures>,
  ): Promise<Record>;
  /** The places with the digest of what was captured there. */
  seen(captures: Captures, places: readonly Place[]): Decision['of'];
}

/** What the sources of every stand are: they do not change. */
const config = { root: tmpdir(), sources: [], sourcesHash: () => 'sources' };

async function shotOf(
  folders: Folders,
  texts: { [hash: string]: readonly string[] },
  taken: Buffer | Texted | string,
): Promise<Shot> {
  if (typeof taken === 'string') return { failure: taken, isUnstable: false };
  const { png, words, tree, fingerprint, speech } = Buffer.isBuffer(taken)
    ? ({ png: taken } satisfies Texted as Texted)
    : taken;
  const { width, height, ...picture } = await decode(png);
  const hash = pixelHash({ width, height, ...picture });
  const file = capturedFile(folders, hash);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
  const keep = (lines: readonly string[] = []): string => {
    texts[linesHash(lines)] = lines;
    return linesHash(lines);
  };
  const hashes: TextHashes | null =
    words || tree || fingerprint
      ? {
          words: keep(words),
          tree: keep(tree),
          fingerprint: keep(fingerprint),
          ...(speech && { speech: keep(speech) }),
        }
      : null;
  return { picture: hash, width, height, texts: hashes };
}

/** Sets up a stand in a folder of the test's own. */
export function setUp({ environment }: Pick<Captures, 'environment'>): Stand {
  const root = owner().folder();
  const folders = foldersIn(root);
  const stand: Stand = {
    root,
    folders,
    take: async (taken, more = {}) => {
      const pictures: { [story: string]: { [mode: string]: Shot } } = {};
      const texts: { [hash: string]: readonly string[] } = {};
      for (const [story, modes] of Object.entries(taken))
        for (const [mode, picture] of Object.entries(modes))
          (pictures[story] ??= {})[mode] = await shotOf(folders, texts, picture);
      const captures: Captures = {
        environment,
        sources: 'sources',
        isComplete: true,
        stories: Object.fromEntries(Object.keys(taken).map((story) => [story, story])),
        files: {},
        modes: null,
        skipped: {},
        pictures,
        texts,
        ...more,
      };
      writeCaptures(folders, captures);
      return captures;
    },
    look: async (taken, more) => compare(folders, await stand.take(taken, more), config),
    settle: async (taken, selection = {}, decision = {}, more = {}) => {
      const captures = await stand.take(taken, more);
      const of = selected(await compare(folders, captures, config), selection);
      return decide(folders, captures, config, {
        verdict: 'approve',
        by: 'A Reviewer',
        note: 'First look',
        of,
        ...decision,
      });
    },
    seen: ({ pictures }, places) =>
      places.map(({ story, mode }) => {
        const shot = pictures[story]?.[mode];
        return { story, mode, seen: shot && 'picture' in shot ? digestOf(shot) : null };
      }),
  };
  return stand;
}
