import type { ReactNode } from 'react';
import { Takeover } from '../Takeover/Takeover.tsx';
import { padding, tone as tones } from './Band.css.ts';

export interface BandProps {
  /** Content of the band. */
  readonly children: ReactNode;
  /** Background. `inverse` is dark, at most two on a page; `torn` is dark and ends a page. Default `page`. */
  readonly tone?: 'page' | 'sunken' | 'inverse' | 'torn';
  /** Vertical padding. Default `regular`. */
  readonly pad?: 'none' | 'compact' | 'regular' | 'opening' | 'hero';
  /**
   * Id of the heading that names the section. Default: none; the band is a plain `div`. The band with the h1
   * has none, because screen readers would read the headline twice: as name of the region and as heading.
   */
  readonly labelledBy?: string;
  /** Id of the element, for links, such as `waitlist`. Default: none. */
  readonly id?: string;
}

/**
 * A full-width stripe of the page: background, padding, gutters and content width. Each band is hydrated
 * by itself.
 */
export function Band({ children, tone = 'page', pad = 'regular', labelledBy, id }: BandProps) {
  const Element = labelledBy === undefined ? 'div' : 'section';
  return (
    <Element id={id} aria-labelledby={labelledBy} className={tones[tone]}>
      <Takeover className={padding[pad]}>{children}</Takeover>
    </Element>
  );
}
