import { accessibilityTree } from './accessibilityTree.ts';
import { collect, type Collected } from './fingerprint/collect.ts';
import { normalize } from './fingerprint/normalize.ts';
import type { TextName, Texts } from './approved.ts';
import type { CapturePage } from './capturePage.ts';
import { speech } from './speech.ts';
import { visibleWords } from './storybookPage.ts';

const collectors: Readonly<Record<TextName, (page: CapturePage) => Promise<readonly string[]>>> = {
  words: ({ page }) => page.evaluate(visibleWords),
  tree: ({ protocol }) => accessibilityTree(protocol),
  speech: ({ protocol }) => speech(protocol),
  // As one string, because Playwright serializes a large value piece by piece, which is slow.
  fingerprint: async ({ page }) => {
    const collected = await page.evaluate(`JSON.stringify((${collect.toString()})())`);
    return normalize(JSON.parse(String(collected)) as Collected);
  },
};

/** Collects the named texts of what the page shows. */
export async function textsOf(page: CapturePage, names: readonly TextName[]): Promise<Texts> {
  const texts: Partial<Record<TextName, readonly string[]>> = {};
  for (const name of names) texts[name] = await collectors[name](page);
  return texts;
}
