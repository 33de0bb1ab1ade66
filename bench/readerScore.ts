/**
 * `npm run reader:score`: how well the reader of job descriptions agrees with two readers,
 * on the half of the corpus that its list is tuned by and on the half that is held back. Prints no text.
 */
import { measure } from './reader/measure.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

console.log('| half | texts | right of five | what | precision | recall |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const half of ['tuning', 'held-back'] as const) {
  const figures = measure(half);
  for (const what of ['competencies', 'marks', 'unsaid'] as const) {
    const { precision, recall } = figures[what];
    const cells = [half, figures.texts, figures.rightOfFive, what];
    console.log(`| ${[...cells, percent(precision), percent(recall)].join(' | ')} |`);
  }
}
