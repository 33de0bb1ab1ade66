import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { SectionHeading } from '../../primitives/Heading/SectionHeading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { PressIntro } from './PressIntro.tsx';
import * as styles from './PressKit.css.ts';
import { PressPictureEntry } from './PressPictureEntry.tsx';
import { PressTextEntry } from './PressTextEntry.tsx';
import type { PressKitProps } from './types.ts';

/** Everything needed for writing about the product: facts, texts to copy, pictures to download. */
export function PressKit(props: PressKitProps) {
  return (
    <>
      <PressIntro {...props} />
      <Band tone="sunken" labelledBy="press-texts">
        <Stack gap={8}>
          <SectionHeading id="press-texts" lead={props.textsNote}>
            {props.textsHeading}
          </SectionHeading>
          <ul className={styles.texts}>
            {props.texts.map((text) => (
              <PressTextEntry key={text.heading} {...text} words={props.words} />
            ))}
          </ul>
        </Stack>
      </Band>
      <Band labelledBy="press-pictures">
        <Stack gap={8}>
          <Heading level={2} id="press-pictures">
            {props.picturesHeading}
          </Heading>
          <ul className={styles.pictures}>
            {props.pictures.map((picture) => (
              <PressPictureEntry key={picture.name} {...picture} />
            ))}
          </ul>
        </Stack>
      </Band>
    </>
  );
}
