import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import type { Finding } from './secondEngine.ts';

const require = createRequire(import.meta.url);

const program = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Puts axe where it is not yet: AxeBuilder would put it into a document twice for every run. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(program);
}

/**
 * What axe finds. Its rule on the size of targets is switched on.
 *
 * @param rules - All of them, or contrast alone, where only colors have changed.
 */
export async function axeFindings(
  page: Page,
  rules: 'all' | 'contrast' = 'all',
): Promise<Finding[]> {
  await bringAxe(page);
  // Otherwise each run opens a further page, which only puts the findings of frames together.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode();
  // What passes is not described.
  const options = { resultTypes: ['violations' as const] };
  if (rules === 'contrast') axe.options(options).withRules('color-contrast');
  else axe.options({ ...options, rules: { 'target-size': { enabled: true } } });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => ({ rule: id, code: '', snippet: html.slice(0, 200) })),
  );
}
