import type { ReactNode } from 'react';
import { Takeover } from '../Takeover/Takeover.tsx';
import { padding, tone as tones } from './Band.css.ts';

export interface BandProps {
  /** What stands in the band. */
  readonly children: ReactNode;
  /** Background; `inverse` is the dark band, at most two a page, `torn` the one that closes it. Default `page`. */
  readonly tone?: 'page' | 'sunken' | 'inverse' | 'torn';
  /** Vertical padding. Default `regular`. */
  readonly pad?: 'none' | 'compact' | 'regular' | 'opening' | 'hero';
  /**
   * Id of the heading that names the section; without it the band is a plain `div`, as the page's
   * opening is: a region named by the h1 would have the headline spoken twice.
   */
  readonly labelledBy?: string;
  /** Target of a link, such as `waitlist`. */
  readonly id?: string;
}

/**
 * A full-width stripe of the page: background, padding, gutters and the content's width. The application
 * takes a page over one band at a time.
 */
export function Band({ children, tone = 'page', pad = 'regular', labelledBy, id }: BandProps) {
  const Element = labelledBy === undefined ? 'div' : 'section';
  return (
    <Element id={id} aria-labelledby={labelledBy} className={tones[tone]}>
      <Takeover className={padding[pad]}>{children}</Takeover>
    </Element>
  );
}
