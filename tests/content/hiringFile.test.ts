import { describe, expect, test } from 'vitest';
import {
  candidates,
  competencies,
  jobDescription,
  kpis,
  proofTest,
  receiptOf,
  recommendation,
  role,
  scoreOf,
  stages,
} from '../../src/content/hiringFile.ts';

const cells = candidates.flatMap(({ id }) =>
  competencies.map((competency) => [id, competency.id] as const),
);

const seconds = (time: string): number => {
  const [minute, second] = time.split(':').map(Number);
  return (minute ?? Number.NaN) * 60 + (second ?? Number.NaN);
};

test.each(competencies)('$name has four anchors, lowest first, each with a sentence', (each) => {
  expect(each.anchors.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
  for (const { sound } of each.anchors) expect(sound).toMatch(/^“.+”$/);
});

test('each competency is drawn from the job description or the selling context', () => {
  const given = [
    ...jobDescription.filter(({ marked }) => marked).map(({ text }) => text),
    ...role.context.flatMap(({ label, value }) => [value, `${label}: ${value}`]),
  ].map((each) => each.toLowerCase());
  for (const { from } of competencies) expect(given).toContain(from.toLowerCase());
});

test('each competency is scored in one stage', () => {
  const scored = stages.flatMap((stage) => [...stage.competencies]).toSorted();
  expect(scored).toEqual(competencies.map(({ id }) => id).toSorted());
});

test.each(proofTest.tasks)(
  'each option of question $number matches an anchor of its own',
  (task) => {
    expect(new Set(task.options.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4]));
  },
);

describe.each(cells)('the cell of %s for %s', (candidate, competency) => {
  const receipt = receiptOf(candidate, competency);

  test('prints words and the anchor they match, or says why it is blank', () => {
    if (receipt.kind === 'none') {
      expect(receipt.score).toBe(0);
      expect(receipt.quote).toBeUndefined();
      expect(receipt.next).toMatch(/\.$/);
    } else {
      expect(receipt.score).toBeGreaterThan(0);
      expect(receipt.quote).toMatch(/^“.+”$/);
      expect(receipt.anchor).toMatch(/\.$/);
    }
  });

  test('has a time within the conversation it was noted in, and none in a test', () => {
    if (receipt.kind === 'note')
      expect(seconds(receipt.time ?? '')).toBeLessThan((receipt.minutes ?? 0) * 60);
    else expect(receipt.time).toBeUndefined();
  });
});

test('the recommendation names the scores of the grid', () => {
  const { candidate, reasons } = recommendation;
  for (const { id, name } of competencies)
    expect(reasons.join(' ').toLowerCase()).toContain(
      `${name.toLowerCase()} ${scoreOf(candidate, id)}`,
    );
});

test('what is checked after the hire comes at 30, 60 and 90 days', () => {
  expect(kpis.map(({ day }) => day)).toEqual([30, 60, 90]);
});
