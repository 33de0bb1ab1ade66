import { describe, expect, test } from 'vitest';
import { answerTeaser } from '../../src/content/answerTeaser.ts';
import { accountExecutive } from '../../src/content/hiringFiles/accountExecutive.ts';
import { hiringFiles } from '../../src/content/hiringFiles/hiringFiles.ts';
import { scoreRoundsOf } from '../../src/content/scoreRounds.ts';

describe.each(hiringFiles)('the answers to score of $role.name', (file) => {
  const rounds = scoreRoundsOf(file);

  test('show the five competencies of the file, in its order, beside its anchors', () => {
    expect(rounds.map(({ competency, anchors }) => ({ name: competency, anchors }))).toEqual(
      file.competencies.map(({ name, anchors }) => ({ name, anchors })),
    );
  });

  test('have keys that cannot be guessed from each other', () => {
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
  const { question, answer, anchors } = scoreRoundsOf(accountExecutive)[0] ?? {};
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
