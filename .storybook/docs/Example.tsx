import type { ReactNode } from 'react';

interface ExampleProps {
  /** Why it is right, or wrong. One sentence. */
  readonly because: string;
  /** The component, as it is used. */
  readonly children: ReactNode;
}

const exampleOf = (word: string, className: string) =>
  function Example({ because, children }: ExampleProps) {
    return (
      <figure className={`example ${className}`}>
        <div className="sb-unstyled example-live">{children}</div>
        <figcaption>
          <strong>{word}.</strong> {because}
        </figcaption>
      </figure>
    );
  };

/** A live example of what to do, and of what not to do; guidance uses them without an import. */
export const examples = {
  Do: exampleOf('Do', 'example-do'),
  Dont: exampleOf('Don’t', 'example-dont'),
};
