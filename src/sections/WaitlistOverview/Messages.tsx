import type { OwnerMessage } from '../../api/ownerPage.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { WaitlistOverviewWords } from './types.ts';
import * as styles from './WaitlistOverview.css.ts';

interface MessagesProps extends Pick<WaitlistOverviewWords, 'reply' | 'held'> {
  readonly messages: readonly OwnerMessage[];
}

/** Letters that a reply quotes: mail programs cut or refuse long `mailto:` addresses. */
const quotedLength = 500;

function replyTo({ email, text }: OwnerMessage): string {
  // By whole letters: `encodeURIComponent` throws on half an emoji.
  const quoted = Array.from(text).slice(0, quotedLength).join('').replaceAll(/\r?\n/g, '\r\n> ');
  const subject = encodeURIComponent('Re: your message');
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(`\r\n\r\n> ${quoted}`)}`;
}

/** What people wrote, each with a link that answers it in the owner's mail program. */
export function Messages({ messages, reply, held }: MessagesProps) {
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li key={message.id} className={styles.message}>
          <Stack gap={1}>
            <Heading level={3} size="body">
              {message.name}
            </Heading>
            <Text size="mono">{message.sent}</Text>
            {message.isQuarantined && <Text size="small">{held}</Text>}
            <a href={replyTo(message)}>{`${reply} ${message.email}`}</a>
          </Stack>
          <p className={styles.letter}>{message.text}</p>
        </li>
      ))}
    </ul>
  );
}
