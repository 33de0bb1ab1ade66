import { style } from '../../design/sectionStyle.ts';
import { root } from './FilePage.css.ts';

/**
 * What moves to its new place when the next page of the file takes the place of this one. Only in a
 * file: other pages show the same drawings, and a document may give each name once.
 */
const moving = (name: string): string =>
  style({ selectors: { [`${root} &`]: { viewTransitionName: `tour-${name}` } } });

const movingEach = (name: string): readonly string[] =>
  [1, 2, 3, 4, 5].map((place) => moving(`${name}-${place}`));

/** By their place among the phrases, the competencies, the scores of the candidate. */
export const phrases = movingEach('phrase');
export const names = movingEach('name');
export const scores = movingEach('score');

/** What does not move goes with the page, which fades into the next one. */
export const page = moving('page');
