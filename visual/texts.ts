import { accessibilityTree } from './accessibilityTree.ts';
import { fingerprint } from './fingerprint.ts';
import { visibleWords } from './inStorybook.ts';
import type { TextName } from './manifests.ts';
import { speech } from './speech.ts';
import type { Stage } from './stage.ts';

/** Lines of the texts beside a picture; those that were not taken are left out. */
export type TextLines = Readonly<Partial<Record<TextName, readonly string[]>>>;

const readers: Readonly<Record<TextName, (stage: Stage) => Promise<readonly string[]>>> = {
  words: ({ page }) => page.evaluate(visibleWords),
  tree: ({ protocol }) => accessibilityTree(protocol),
  speech: ({ protocol }) => speech(protocol),
  fingerprint: ({ page }) => page.evaluate(fingerprint),
};

/** The texts of these names, of what the page shows. */
export async function textsOf(stage: Stage, names: readonly TextName[]): Promise<TextLines> {
  const texts: Partial<Record<TextName, readonly string[]>> = {};
  for (const name of names) texts[name] = await readers[name](stage);
  return texts;
}
