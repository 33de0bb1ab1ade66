import { use } from 'react';
import { JoinedContext } from '../../forms/Joined.ts';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import * as styles from './JoinCard.css.ts';

export interface JoinCardProps {
  readonly text: string;
  readonly action: LinkItem;
  readonly note: string;
}

/**
 * The call to join, in the right margin of a wide screen; it stays in view while the text scrolls, unless a table
 * needs the margin. It goes once the visitor has joined.
 */
export function JoinCard({ text, action, note }: JoinCardProps) {
  const { hasJoined } = use(JoinedContext);
  if (hasJoined) return null;
  return (
    <div className={styles.root}>
      <p className={styles.text}>{text}</p>
      <ButtonLink to={action.to}>{action.label}</ButtonLink>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
