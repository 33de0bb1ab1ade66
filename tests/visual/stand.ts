import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { pinnedBrowser } from '../../scripts/browser.ts';
import { type Captures, type Shot, writeCaptures } from '../../visual/captures.ts';
import { environmentOf } from '../../visual/environment.ts';
import { captureFile, type Folders, foldersIn } from '../../visual/folders.ts';
import { hashOf } from '../../visual/picture.ts';

/** A card as the site draws them, with what a test changes about it. */
export interface Card {
  /** CSS colour of the button. Default: the brand's navy. */
  readonly brand?: string;
  /** CSS border of the card. */
  readonly border?: string;
  /** Words on it. */
  readonly text?: string;
}

/** Draws cards with the pinned browser. */
export async function cardPainter() {
  const pinned = await pinnedBrowser();
  const browser = await chromium.launch({
    executablePath: pinned.executablePath,
    args: [...pinned.args],
  });
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  return {
    environment: environmentOf(pinned, browser.version()),
    paint: async ({
      brand = '#1e2a5e',
      border = '1px solid #e3e6f1',
      text = 'Join',
    }: Card = {}) => {
      await page.setContent(`<div id="card" style="font: 16px sans-serif; width: 240px; padding: 24px; background: #fff; border: ${border}; border-radius: 12px">
        <h2>Scorecards</h2><button style="background: ${brand}; color: #fff; border: 0; padding: 12px">${text}</button></div>`);
      return page.locator('#card').screenshot();
    },
    close: () => browser.close(),
  };
}

export type Painter = Awaited<ReturnType<typeof cardPainter>>;

/** Pictures as if the capture had taken them: by story, then by mode; a string is a failure. */
export type Taken = Readonly<Record<string, Readonly<Record<string, Buffer | string>>>>;

/** Folders of the visual workflow in a place of their own. */
export function temporaryFolders(): { folders: Folders; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'visual-'));
  return { folders: foldersIn(root), remove: () => rmSync(root, { recursive: true }) };
}

/** Puts pictures where the capture leaves them. */
export function leaveCaptures(
  folders: Folders,
  taken: Taken,
  { environment }: Pick<Captures, 'environment'>,
): Captures {
  const pictures: Record<string, Record<string, Shot>> = {};
  for (const [story, modes] of Object.entries(taken))
    for (const [mode, picture] of Object.entries(modes)) {
      (pictures[story] ??= {})[mode] =
        typeof picture === 'string' ? { failure: picture } : { shot: hashOf(picture) };
      if (typeof picture === 'string') continue;
      const file = captureFile(folders, story, mode);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, picture);
    }
  const captures: Captures = { environment, fonts: {}, only: null, skipped: {}, pictures };
  writeCaptures(folders, captures);
  return captures;
}
