import type { ReactNode } from 'react';
import { caption, root } from './Illustration.css.ts';

interface IllustrationProps {
  /** One sentence that says what the picture shows: its accessible name. */
  readonly description: string;
  /** Says that the data is made up, on one picture of a page. Default: nothing. */
  readonly stamp?: string | undefined;
  /** The drawing. Screen readers read its words after the name. */
  readonly children: ReactNode;
}

/** A mock-up of the product drawn in HTML, with real text. */
export function Illustration({ description, stamp, children }: IllustrationProps) {
  return (
    <figure aria-label={description} className={root}>
      {children}
      {stamp !== undefined && <figcaption className={caption}>{stamp}</figcaption>}
    </figure>
  );
}
