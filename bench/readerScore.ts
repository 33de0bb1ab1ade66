/**
 * `npm run reader:score`: how well the reader of job descriptions agrees with two annotators, on
 * the split of the corpus that its list is tuned on and on the one held back. Prints no text.
 */
import { measure } from './reader/measure.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

console.log('| split | texts | right of five | what | precision | recall |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const split of ['tuning', 'held-back'] as const) {
  const figures = measure(split);
  for (const what of ['competencies', 'marks', 'unsaid'] as const) {
    const { precision, recall } = figures[what];
    const cells = [split, figures.texts, figures.rightOfFive, what];
    console.log(`| ${[...cells, percent(precision), percent(recall)].join(' | ')} |`);
  }
}
