import { mark, parts, root, shortWords } from './Logo.css.ts';
import { symbolShapes, symbolSize } from './symbol.ts';

interface LogoProps {
  /** The product's name, set as the wordmark. */
  readonly product: string;
  /** Whether a phone shows only the symbol; screen readers still read the name. Default false. */
  readonly isShort?: boolean;
}

/** Symbol and wordmark. The symbol is a scored cell, torn off like a receipt. */
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
        {symbolShapes.map(({ part, path }) => (
          <path key={part} d={path} className={parts[part]} />
        ))}
      </svg>
      <span className={isShort ? shortWords : undefined}>{product}</span>
    </span>
  );
}
