import { style } from '../../design/sectionStyle.ts';

/** What may move, by its class, and its name in a file; FilePage.css.ts reads it. */
export const movingNames: (readonly [className: string, name: string])[] = [];

/** What moves to its new place when the next page of the file takes the place of this one. */
function moving(name: string): string {
  const className = style({});
  movingNames.push([className, name]);
  return className;
}

const movingEach = (name: string): readonly string[] =>
  [1, 2, 3, 4, 5].map((place) => moving(`${name}-${place}`));

/** By their place among the phrases, the competencies, the scores of the candidate. */
export const phrases = movingEach('phrase');
export const names = movingEach('name');
export const scores = movingEach('score');

/** What does not move goes with the page, which fades into the next one. */
export const page = moving('page');
