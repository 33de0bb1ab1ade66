import type { ReactNode } from 'react';
import { caption, root, sheet } from './Illustration.css.ts';

interface IllustrationProps {
  /** One sentence that says what the picture shows; its parts are hidden from assistive technology. */
  readonly description: string;
  /** Printed below the picture. Default 'Illustrative data'. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A mock-up of the product drawn in HTML: one picture to a screen reader, labelled as made up. */
export function Illustration({
  description,
  note = 'Illustrative data',
  children,
}: IllustrationProps) {
  return (
    <figure className={root}>
      <div role="img" aria-label={description} className={sheet}>
        {children}
      </div>
      <figcaption className={caption}>{note}</figcaption>
    </figure>
  );
}
