import { accessibilityTree } from './accessibilityTree.ts';
import { collect, type Collected } from './fingerprint/collect.ts';
import { normalize } from './fingerprint/normalize.ts';
import type { TextName, Texts } from './approved.ts';
import type { CapturePage } from './capturePage.ts';
import { speech } from './speech.ts';
import { visibleWords } from './storybookPage.ts';

const takers: Readonly<Record<TextName, (page: CapturePage) => Promise<readonly string[]>>> = {
  words: ({ page }) => page.evaluate(visibleWords),
  tree: ({ protocol }) => accessibilityTree(protocol),
  speech: ({ protocol }) => speech(protocol),
  // As one string: the driver takes values apart that the page can hand over whole.
  fingerprint: async ({ page }) => {
    const collected = await page.evaluate(`JSON.stringify((${collect.toString()})())`);
    return normalize(JSON.parse(String(collected)) as Collected);
  },
};

/** The texts of these names, of what the page shows. */
export async function textsOf(page: CapturePage, names: readonly TextName[]): Promise<Texts> {
  const texts: Partial<Record<TextName, readonly string[]>> = {};
  for (const name of names) texts[name] = await takers[name](page);
  return texts;
}
