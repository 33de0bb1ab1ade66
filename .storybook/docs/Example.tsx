import type { ReactNode } from 'react';

interface ExampleProps {
  /** Why the example is right or wrong, in one sentence. */
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

/** Live examples of what to do and what not to do. MDX guidance gets them from `Page`, without an import. */
export const examples = {
  Do: exampleOf('Do', 'example-do'),
  Dont: exampleOf('Don’t', 'example-dont'),
};
