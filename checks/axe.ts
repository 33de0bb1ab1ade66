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
 * What axe finds. Its rule on the size of targets is switched on.
 *
 * @param rules - All of them, or contrast alone, where only colors have changed.
 * @param exclude - Selectors of what is not ours; then no frame is looked into. Default: all is ours.
 */
export async function axeFindings(
  page: Page,
  rules: 'all' | 'contrast' = 'all',
  exclude: readonly string[] = [],
): Promise<Finding[]> {
  // In every frame: axe asks for what is inside them by message.
  for (const frame of exclude.length > 0 ? [page.mainFrame()] : page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(program);
  // Only what is needed leaves the page: all that axe knows takes longer to hand over than to find.
  const asked = { isAll: rules === 'all', exclude };
  return page.evaluate(async ({ isAll, exclude: notOurs }) => {
    const { violations } = await window.axe.run(
      { include: 'html', exclude: notOurs },
      {
        resultTypes: ['violations'],
        iframes: notOurs.length === 0,
        ...(isAll
          ? { rules: { 'target-size': { enabled: true } } }
          : { runOnly: ['color-contrast'] }),
      },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => ({ rule: id, code: '', snippet: html.slice(0, 200) })),
    );
  }, asked);
}
