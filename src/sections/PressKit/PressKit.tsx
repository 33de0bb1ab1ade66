import { Section } from '../../primitives/Band/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PressIntro } from './PressIntro.tsx';
import * as styles from './PressKit.css.ts';
import { PressFile, PressPictureEntry } from './PressPictureEntry.tsx';
import { PressTextEntry } from './PressTextEntry.tsx';
import type { PressKitProps } from './types.ts';

/** Everything needed for writing about the product: facts, texts to copy, pictures to download. */
export function PressKit(props: PressKitProps) {
  const { headshot } = props;
  return (
    <>
      <PressIntro {...props} />
      <Section tone="sunken" id="press-texts" heading={props.textsHeading} lead={props.textsNote}>
        <ul className={styles.texts}>
          {props.texts.map((text) => (
            <PressTextEntry key={text.heading} {...text} words={props.words} />
          ))}
        </ul>
      </Section>
      <Section id="press-pictures" heading={props.picturesHeading}>
        <ul className={styles.pictures}>
          {props.pictures.map((picture) => (
            <PressPictureEntry key={picture.name} {...picture} />
          ))}
        </ul>
        <div className={styles.headshot}>
          <Text>{headshot.text}</Text>
          <PressFile name={headshot.name} {...headshot.file} />
        </div>
      </Section>
    </>
  );
}
