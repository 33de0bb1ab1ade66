import type { Ref } from 'react';
import { Button } from '../../../../src/primitives/Button/Button.tsx';
import { Heading } from '../../../../src/primitives/Heading/Heading.tsx';
import { Icon } from '../../../../src/primitives/Icon/Icon.tsx';
import { Text } from '../../../../src/primitives/Text/Text.tsx';
import { Tool } from '../Tool/Tool.tsx';
import * as styles from './ReviewPage.css.ts';

interface HeaderProps {
  readonly decided: number;
  readonly total: number;
  /** Who decides; null on a page that can only be read. */
  readonly reviewer: string | null;
  /** Decisions that can be undone. */
  readonly drafts: number;
  readonly onUndo: () => void;
  readonly onRecord: () => void;
  readonly onHelp: () => void;
  readonly helpButton: Ref<HTMLSpanElement>;
}

/** How far the review is, and what acts on all of it. */
export function Header(props: HeaderProps) {
  const { decided, total, reviewer, drafts, onUndo, onRecord, onHelp, helpButton } = props;
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <Heading level={1} size="body">
          Picture review
        </Heading>
      </div>
      <div className={styles.progress}>
        <progress className={styles.meter} aria-label="Decided" value={decided} max={total || 1} />
        <span>
          {decided} of {total}
          <span className={styles.roomy}> decided</span>
        </span>
      </div>
      <div className={styles.tools}>
        {reviewer === null ? (
          <Text as="span" size="small" tone="muted">
            To read only: decide with npm run visual -- review
          </Text>
        ) : (
          <Tool label="Undo the last decision" shortcut="u" onPress={onUndo}>
            <Icon name="restart" /> Undo
          </Tool>
        )}
        <span ref={helpButton}>
          <Tool label="Keys" shortcut="?" onPress={onHelp}>
            Keys
          </Tool>
        </span>
        {reviewer !== null && (
          <Button busy={drafts === 0} onClick={onRecord}>
            <span>
              Record <span className={styles.roomy}>as {reviewer}</span>
            </span>
          </Button>
        )}
      </div>
    </header>
  );
}
