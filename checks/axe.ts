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

/**
 * What axe finds, with its rule on target size, which is off by default.
 *
 * @param rules - All of them, or contrast alone, where only colors have changed.
 * @param exclude - Selectors of third-party content; when given, frames are not checked. Default: none.
 */
export async function axeFindings(
  page: Page,
  rules: 'all' | 'contrast' = 'all',
  exclude: readonly string[] = [],
): Promise<Finding[]> {
  // In every frame: axe tests a frame by messaging the axe inside it.
  for (const frame of exclude.length > 0 ? [page.mainFrame()] : page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(program);
  const options = { isAll: rules === 'all', excluded: exclude };
  return page.evaluate(async ({ isAll, excluded }) => {
    const { violations } = await window.axe.run(
      { include: 'html', exclude: excluded },
      {
        resultTypes: ['violations'],
        iframes: excluded.length === 0,
        ...(isAll
          ? { rules: { 'target-size': { enabled: true } } }
          : { runOnly: ['color-contrast'] }),
      },
    );
    // The whole result takes longer to leave the page than axe takes to run.
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => ({ rule: id, code: '', snippet: html.slice(0, 200) })),
    );
  }, options);
}
