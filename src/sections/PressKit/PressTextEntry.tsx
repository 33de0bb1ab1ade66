import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { MailText } from '../../primitives/MailText/MailText.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './PressKit.css.ts';
import type { PressKitProps, PressText } from './types.ts';

type PressTextEntryProps = PressText & Pick<PressKitProps, 'words'>;

/** A text to copy. */
export function PressTextEntry({ heading, note, text, subject, words }: PressTextEntryProps) {
  return (
    <li className={styles.text}>
      <div className={styles.textName}>
        <Heading level={3}>{heading}</Heading>
        <Text size="small">{note}</Text>
      </div>
      <div className={styles.textBody}>
        <Text>
          <MailText>{text}</MailText>
        </Text>
        <CopyButton text={text} label={words.copy} subject={subject} words={words.copied} />
      </div>
    </li>
  );
}
