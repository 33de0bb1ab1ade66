import { mark, root } from './Logo.css.ts';

interface LogoProps {
  /** The product's name, set as the wordmark. */
  readonly product: string;
}

/** Symbol and wordmark. The symbol is a ramp of three scored cells. */
export function Logo({ product }: LogoProps) {
  return (
    <span className={root}>
      <svg aria-hidden="true" width="26" height="26" viewBox="0 0 32 32" className={mark}>
        <path d="M3 23a2 2 0 0 1 2-2h5v8H5a2 2 0 0 1-2-2z" opacity="0.45" />
        <path d="M12.5 13.5h7V29h-7z" opacity="0.75" />
        <path d="M22 5a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2h-5z" />
      </svg>
      {product}
    </span>
  );
}
