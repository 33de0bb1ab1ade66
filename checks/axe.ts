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

/** What a run asks of axe. */
const runs = {
  all: { rules: { 'target-size': enabled } },
  part: { rules: { 'target-size': enabled, region: { enabled: false } } },
  layout: { runOnly: ['target-size', 'scrollable-region-focusable'] },
  contrast: { runOnly: ['color-contrast'] },
} as const;

/**
 * What axe finds, with its rule on target size, which is off by default.
 *
 * @param rules - All of them; those for a part of a page, which needs no landmark around it; those that
 *   long copy can break; or contrast alone, where only colors have changed.
 * @param exclude - Selectors of third-party content; when given, frames are not checked. Default: none.
 */
export async function axeFindings(
  page: Page,
  rules: keyof typeof runs = 'all',
  exclude: readonly string[] = [],
): Promise<Finding[]> {
  // In every frame: axe tests a frame by messaging the axe inside it.
  for (const frame of exclude.length > 0 ? [page.mainFrame()] : page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(program);
  return page.evaluate(
    async ({ asked, include, excluded }) => {
      const { violations } = await window.axe.run(
        { include, exclude: excluded },
        { resultTypes: ['violations'], iframes: excluded.length === 0, ...asked },
      );
      // The whole result takes longer to leave the page than axe takes to run.
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => ({ rule: id, code: '', snippet: html.slice(0, 200) })),
      );
    },
    {
      asked: runs[rules],
      include: rules === 'part' || rules === 'layout' ? 'body' : 'html',
      excluded: exclude,
    },
  );
}
