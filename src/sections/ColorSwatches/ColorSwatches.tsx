import { type BrandColor, brandColors, rgbOf } from '../../design/brandColors.ts';
import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import type { CopyWords } from '../../primitives/CopyButton/CopyButtonView.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ColorSwatches.css.ts';

export interface ColorSwatchesProps extends SectionWords {
  /** The colors to show; their values come from the design. */
  readonly colors: readonly {
    readonly color: BrandColor;
    readonly name: string;
    /** What the color is for. */
    readonly use: string;
  }[];
  /** The words of the buttons that copy a color. */
  readonly words: {
    /** Said after a color's name, for people who hear the button: 'hex value'. */
    readonly hex: string;
    readonly rgb: string;
    readonly copy: CopyWords;
  };
}

/** Brand colors with values to copy. */
export function ColorSwatches({ heading, lead, colors, words }: ColorSwatchesProps) {
  return (
    <Section tone="sunken" id="colors" heading={heading} lead={lead}>
      <ul className={styles.swatches}>
        {colors.map(({ color, name, use }) => (
          <li key={color} className={styles.swatch}>
            <div className={styles.color[color]} />
            <div className={styles.words}>
              <Heading level={3} size="body">
                {name}
              </Heading>
              <Text size="small">{use}</Text>
            </div>
            <div className={styles.values}>
              <CopyButton
                text={brandColors[color]}
                label={brandColors[color]}
                subject={`${name}, ${words.hex}`}
                words={words.copy}
              />
              <CopyButton
                text={rgbOf(color)}
                label={rgbOf(color)}
                subject={`${name}, ${words.rgb}`}
                words={words.copy}
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
