import type { ColorPair } from '../../../findings.ts';
import { root, swatch } from './Swatches.css.ts';

/** Two colors that touch each other. Decoration: words beside it name them. */
export function Swatches({ colors: { from, to } }: { readonly colors: ColorPair }) {
  return (
    <span aria-hidden="true" className={root}>
      <span className={swatch} style={{ background: from }} />
      <span className={swatch} style={{ background: to }} />
    </span>
  );
}
