import { expect, test } from 'vitest';
import {
  candidates,
  competencies,
  receiptOf,
  role,
  scoreOf,
} from '../../src/content/hiringFile.ts';
import { scoreGrid } from '../../src/content/scoreGrid.ts';

test('the grid of the home page is that of the hiring file, score by score and word by word', () => {
  expect(scoreGrid.role).toBe(role.name);
  expect(scoreGrid.candidates).toEqual(candidates.map(({ id }) => id));
  expect(scoreGrid.candidates[scoreGrid.printing]).toBe('B-07');
  expect(scoreGrid.rows).toEqual(
    competencies.map(({ id, name }) => {
      const { kind: _, ...evidence } = receiptOf('B-07', id);
      return {
        competency: name,
        scores: candidates.map((candidate) => scoreOf(candidate.id, id)),
        evidence,
      };
    }),
  );
});
