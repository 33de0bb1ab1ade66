import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { type AcceptedFinding, acceptedFindings } from './acceptedFindings.ts';

/** What an engine objects to: the rule, and the beginning of the markup. */
export interface Finding {
  readonly rule: string;
  /** The rule's own reason; empty where the engine gives none. */
  readonly code: string;
  readonly snippet: string;
}

interface SecondEngine {
  readonly Checker: new () => {
    check(
      part: Node | null,
      guidelines: readonly string[],
    ): Promise<{
      results: readonly {
        ruleId: string;
        reasonId: string;
        value: readonly string[];
        snippet: string;
      }[];
    }>;
  };
}

declare global {
  interface Window {
    ace: SecondEngine;
  }
}

const require = createRequire(import.meta.url);

const firstEngine = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const secondEngine = readFileSync(
  require.resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
);

/** Puts axe where it is not yet: AxeBuilder would put it into a document twice for every run. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(firstEngine);
}

/**
 * What axe finds. Its rule on the size of targets is switched on.
 *
 * @param rules - `ordinary` are all of them. `systemColors` leaves contrast out: the system sets the
 *   colors, and axe reads those they replace. `contrast` is contrast alone.
 */
export async function axeFindings(
  page: Page,
  rules: 'ordinary' | 'systemColors' | 'contrast' = 'ordinary',
): Promise<Finding[]> {
  await bringAxe(page);
  // Otherwise each run opens a further page, which only puts the findings of frames together.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode();
  // What passes is not described.
  const options = { resultTypes: ['violations' as const] };
  if (rules === 'contrast') axe.options(options).withRules('color-contrast');
  else
    axe.options({
      ...options,
      rules: {
        'target-size': { enabled: true },
        'color-contrast': { enabled: rules === 'ordinary' },
      },
    });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => ({ rule: id, code: '', snippet: html.slice(0, 200) })),
  );
}

/**
 * Everything that IBM's engine does not pass, including what it asks a person to look at.
 *
 * @param part - Selector of the part that it looks at: it objects to what is inert as to what is empty.
 *   Default: the document.
 */
export async function secondEngineFindings(page: Page, part = 'html'): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(secondEngine);
  return page.evaluate(async (selector) => {
    const { results } = await new window.ace.Checker().check(
      selector === 'html' ? document : document.querySelector(selector),
      ['WCAG_2_2'],
    );
    return results
      .filter(({ value }) => value[1] !== 'PASS')
      .map(({ ruleId, reasonId, snippet }) => ({
        rule: ruleId,
        code: reasonId,
        snippet: snippet.slice(0, 200),
      }));
  }, part);
}

/** Whether an entry of the list explains a finding. */
export const explains = (accepted: AcceptedFinding, { rule, code, snippet }: Finding): boolean =>
  accepted.rule === rule &&
  (accepted.code ?? code) === code &&
  (accepted.snippet?.test(snippet) ?? true);

/** The findings that no entry of the list explains. */
export const unexplained = (findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => !acceptedFindings.some((accepted) => explains(accepted, finding)));
