import { describe, expect, test } from 'vitest';
import { answerTeaser } from '../../src/content/answerTeaser.ts';
import { accountExecutive } from '../../src/content/hiringFiles/accountExecutive.ts';
import { salesDevelopment } from '../../src/content/hiringFiles/salesDevelopment.ts';
import { salesLeader } from '../../src/content/hiringFiles/salesLeader.ts';
import type { HiringFile } from '../../src/content/hiringFiles/types.ts';
import { accountExecutiveSet } from '../../src/content/scoreSets/accountExecutive.ts';
import { salesDevelopmentSet } from '../../src/content/scoreSets/salesDevelopment.ts';
import { salesLeaderSet } from '../../src/content/scoreSets/salesLeader.ts';

const sets: readonly (readonly [HiringFile, typeof accountExecutiveSet])[] = [
  [accountExecutive, accountExecutiveSet],
  [salesDevelopment, salesDevelopmentSet],
  [salesLeader, salesLeaderSet],
];

describe.each(sets)('the answers to score of $role.name', (file, { id, rounds }) => {
  test('show the five competencies of the file, in its order, beside its anchors', () => {
    expect(id).toBe(file.id);
    expect(rounds.map(({ competency }) => competency)).toEqual(
      file.competencies.map(({ name }) => name),
    );
    expect(rounds.map(({ anchors }) => anchors)).toEqual(
      file.competencies.map(({ anchors }) => anchors.map(({ level, anchor }) => ({ level, anchor }))),
    );
  });

  test('have an anchor for each key, and keys that cannot be guessed from each other', () => {
    for (const { level, anchors } of rounds)
      expect(anchors.map((anchor) => anchor.level)).toContain(level);
    expect(new Set(rounds.map(({ level }) => level)).size).toBeGreaterThanOrEqual(3);
  });

  test('give one sentence as the reason, and quote the candidate', () => {
    for (const { reason, answer } of rounds) {
      expect(reason).toMatch(/^[A-Z][^.!?]*\.$/);
      expect(answer).toMatch(/^“.*”$/);
    }
  });
});

test('the home page begins the first answer of the page that it leads to', () => {
  const { question, answer, anchors } = accountExecutiveSet.rounds[0] ?? {};
  expect(answerTeaser).toMatchObject({
    question,
    answer,
    levels: anchors?.map(({ level, anchor }) => ({
      level,
      label: anchor,
      to: `/score#s=${level}&printed`,
    })),
  });
});
