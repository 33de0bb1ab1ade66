import { Section } from '../../primitives/Band/Section.tsx';
import { PressIntro } from './PressIntro.tsx';
import * as styles from './PressKit.css.ts';
import { PressPictureEntry } from './PressPictureEntry.tsx';
import { PressTextEntry } from './PressTextEntry.tsx';
import type { PressKitProps } from './types.ts';

/** Everything needed for writing about the product: facts, pictures to download, texts to copy. */
export function PressKit(props: PressKitProps) {
  return (
    <>
      <PressIntro {...props} />
      <Section tone="sunken" id="press-pictures" heading={props.picturesHeading}>
        <ul className={styles.pictures}>
          {props.pictures.map((picture) => (
            <PressPictureEntry key={picture.name} {...picture} />
          ))}
        </ul>
      </Section>
      <Section id="press-texts" heading={props.textsHeading} lead={props.textsNote}>
        <ul className={styles.texts}>
          {props.texts.map((text) => (
            <PressTextEntry key={text.heading} {...text} words={props.words} />
          ))}
        </ul>
      </Section>
    </>
  );
}
