import { score as scores } from './ScoreCell.css.ts';

/** A score on the product's scale of 1 to 5; 0 means that there is no evidence. */
export type Score = 0 | 1 | 2 | 3 | 4 | 5;

/** One cell of the ledger: the digit on its step of the heat sequence, empty where nothing was seen. */
export function ScoreCell({ score }: { readonly score: Score }) {
  return <span className={scores[score]}>{score === 0 ? '' : score}</span>;
}
