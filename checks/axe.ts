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
 * @param rules - All of them; contrast alone, where only colors have changed; or those for a part of a
 *   page, which needs no landmark around it.
 * @param exclude - Selectors of third-party content; when given, frames are not checked. Default: none.
 */
export async function axeFindings(
  page: Page,
  rules: 'all' | 'contrast' | 'part' = 'all',
  exclude: readonly string[] = [],
): Promise<Finding[]> {
  // In every frame: axe tests a frame by messaging the axe inside it.
  for (const frame of exclude.length > 0 ? [page.mainFrame()] : page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(program);
  return page.evaluate(
    async ({ rules: asked, exclude: excluded }) => {
      const { violations } = await window.axe.run(
        { include: asked === 'part' ? 'body' : 'html', exclude: excluded },
        {
          resultTypes: ['violations'],
          iframes: excluded.length === 0,
          ...(asked === 'contrast'
            ? { runOnly: ['color-contrast'] }
            : {
                rules: { 'target-size': { enabled: true }, region: { enabled: asked === 'all' } },
              }),
        },
      );
      // The whole result takes longer to leave the page than axe takes to run.
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => ({ rule: id, code: '', snippet: html.slice(0, 200) })),
      );
    },
    { rules, exclude },
  );
}
