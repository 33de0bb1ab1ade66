import type { CSSProperties, ReactNode } from 'react';
import { inverseTheme } from '../../src/design/theme.css.ts';
import { type Theme, inverse, light } from '../../src/design/themes.ts';
import * as styles from './Specimen.css.ts';

interface SpecimenProps {
  /** The token's name, as code writes it. */
  readonly name: string;
  /** The token's value, or what is known about the token. */
  readonly note: string;
  /** The token in use. */
  readonly children: ReactNode;
}

/** One token in use, with its name and value. */
export function Specimen({ name, note, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      {children}
      <p className={styles.name}>{name}</p>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

interface SwatchProps {
  readonly fill: string;
  /** Color of the sample word. Default: no word. */
  readonly ink?: string;
  readonly word?: string;
}

/** A field of one color, with a word on it. The values come from the tokens, so they are set inline. */
export function Swatch({ fill, ink, word = '' }: SwatchProps) {
  const look: CSSProperties = { background: fill, color: ink };
  return (
    <div className={styles.swatch} style={look}>
      {word}
    </div>
  );
}

interface GroundProps {
  /** Theme whose background is drawn: that of light pages, dark pages or dark bands. */
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** The background that a theme is made for, whatever color scheme the reader has chosen. */
export function Ground({ theme, children }: GroundProps) {
  const scheme = theme.surface.page === light.surface.page ? 'light' : 'dark';
  return (
    <div className={theme === inverse ? inverseTheme : undefined} style={{ colorScheme: scheme }}>
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
