import type { ReactNode } from 'react';
import { caption, root } from './Illustration.css.ts';

interface IllustrationProps {
  /** One sentence that says what the picture shows: its name, to people who do not see it. */
  readonly description: string;
  /** Stamped on the picture. Default 'Illustrative data'. */
  readonly note?: string;
  /** The drawing. Its words are real text, read after the name. */
  readonly children: ReactNode;
}

/** A mock-up of the product drawn in HTML: its words can be read as they are, and are labeled as made up. */
export function Illustration({
  description,
  note = 'Illustrative data',
  children,
}: IllustrationProps) {
  return (
    <figure aria-label={description} className={root}>
      {children}
      <figcaption className={caption}>{note}</figcaption>
    </figure>
  );
}
