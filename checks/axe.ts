import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import type { Finding } from './secondEngine.ts';

const require = createRequire(import.meta.url);
const program = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Axe {
  run(
    context: object,
    options: object,
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly html: string }[];
    }[];
  }>;
}

declare global {
  interface Window {
    axe: Axe;
  }
}

const enabled = { enabled: true };

/** Options that axe runs with, by set of rules. */
const runs = {
  all: { rules: { 'target-size': enabled } },
  part: { rules: { 'target-size': enabled, region: { enabled: false } } },
  layout: { runOnly: ['target-size', 'scrollable-region-focusable'] },
  contrast: { runOnly: ['color-contrast'] },
} as const;

/**
 * Findings of axe, including those of its rule on target size, which is off by default.
 *
 * @param rules - `all`; `part` for a part of a page, which needs no landmark around it; `layout` for the
 *   rules that long copy can break; `contrast` where only colors have changed.
 * @param exclude - Selectors of third-party content; when given, frames are not checked. Default: none.
 */
export async function axeFindings(
  page: Page,
  rules: keyof typeof runs = 'all',
  exclude: readonly string[] = [],
): Promise<Finding[]> {
  // Injected into every frame: axe tests a frame by messaging the copy of axe inside it.
  for (const frame of exclude.length > 0 ? [page.mainFrame()] : page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(program);
  return page.evaluate(
    async ({ asked, include, excluded }) => {
      const { violations } = await window.axe.run(
        { include, exclude: excluded },
        { resultTypes: ['violations'], iframes: excluded.length === 0, ...asked },
      );
      // Reduced in the page, because transferring the whole result takes longer than running axe. Only the
      // second engine gives codes.
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => ({ rule: id, code: '', snippet: html.slice(0, 200) })),
      );
    },
    {
      asked: runs[rules],
      // Both are for stories, whose document, with its title and language, is Storybook's.
      include: rules === 'part' || rules === 'layout' ? 'body' : 'html',
      excluded: exclude,
    },
  );
}
