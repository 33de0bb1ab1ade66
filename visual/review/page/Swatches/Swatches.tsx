import type { ColorPair } from '../../../findings.ts';
import { large, root, swatch } from './Swatches.css.ts';

interface SwatchesProps {
  readonly colors: Pick<ColorPair, 'from' | 'to'>;
  /** `large` is for a heading. Default `small`. */
  readonly size?: 'small' | 'large';
}

/** Two colors that touch each other. Decoration: words beside it name them. */
export function Swatches({ colors, size = 'small' }: SwatchesProps) {
  const className = size === 'large' ? `${swatch} ${large}` : swatch;
  return (
    <span aria-hidden="true" className={root}>
      <span className={className} style={{ background: colors.from }} />
      <span className={className} style={{ background: colors.to }} />
    </span>
  );
}
