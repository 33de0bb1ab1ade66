import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

/** A fault that axe or the second engine, IBM's checker, reports: the rule and the beginning of the markup. */
export interface Finding {
  readonly rule: string;
  /** The engine's code for the reason; empty for axe, which gives none. */
  readonly code: string;
  readonly snippet: string;
}

interface Checker {
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
}

declare global {
  interface Window {
    ace: { readonly Checker: new () => Checker };
  }
}

const program = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
);

/**
 * All results of IBM's engine that are not passes, including those that it asks a person to review.
 *
 * @param part - Selector of the part to check, where the rest of the page is inert: the engine would report
 *   inert content as empty. Default: the document.
 */
export async function secondEngineFindings(page: Page, part = 'html'): Promise<Finding[]> {
  await page.evaluate(program);
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
