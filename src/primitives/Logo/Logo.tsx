import { mark, root, shortWords } from './Logo.css.ts';
import { symbolCells, symbolSize } from './symbol.ts';

interface LogoProps {
  /** The product's name, set as the wordmark. */
  readonly product: string;
  /** On a phone the symbol stands alone, and the name is only heard. Default false. */
  readonly isShort?: boolean;
}

/** Symbol and wordmark. The symbol is a ramp of three scored cells. */
export function Logo({ product, isShort = false }: LogoProps) {
  return (
    <span className={root}>
      <svg
        aria-hidden="true"
        width="26"
        height="26"
        viewBox={`0 0 ${symbolSize} ${symbolSize}`}
        className={mark}
      >
        {symbolCells.map(({ path, strength }) => (
          <path key={path} d={path} {...(strength < 1 ? { opacity: strength } : {})} />
        ))}
      </svg>
      <span className={isShort ? shortWords : undefined}>{product}</span>
    </span>
  );
}
