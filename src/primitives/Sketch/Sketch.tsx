import * as styles from './Sketch.css.ts';
import { type SketchName, type SketchParts, sketches } from './sketches.ts';

/** A sheet of the product drawn in a few lines. Decoration: the words beside it say what it is. */
export function Sketch({ name }: { readonly name: SketchName }) {
  const { edge, text, strong, evidence }: SketchParts = sketches[name];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 100"
      fill="none"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={styles.root}
    >
      {edge !== undefined && <path d={edge} strokeWidth="1" className={styles.edge} />}
      {text !== undefined && <path d={text} className={styles.text} />}
      {strong !== undefined && <path d={strong} className={styles.strong} />}
      {evidence !== undefined && <path d={evidence} className={styles.evidence} />}
    </svg>
  );
}
