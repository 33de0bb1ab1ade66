import { find, stageOf } from './derive.ts';
import type { HiringFile } from './types.ts';

/** Who goes on after the test. Apart, so that pages without this sentence do not carry it. */
export function continueRuleOf(file: HiringFile): string {
  const { competency } = find(file.proofTest.tasks, () => true, 'proof test');
  return `After the test, the ${stageOf(file, competency).runBy.toLowerCase()} reads the answers, decides who continues and writes the reason; no score stops anyone by itself.`;
}
