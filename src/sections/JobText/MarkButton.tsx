import { useIsHydrated } from '../../primitives/useIsHydrated.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './MarkedText.css.ts';

/** A stretch of the text; a marked one names a competency. */
export interface TextPiece {
  /** Position in the text at which the piece begins. */
  readonly start: number;
  readonly text: string;
  /** Default: not marked. */
  readonly mark?: {
    readonly competency: string;
    /** Whether the competency is in the scorecard. */
    readonly isTicked: boolean;
  };
}

interface MarkButtonProps {
  readonly piece: TextPiece & { readonly mark: NonNullable<TextPiece['mark']> };
  /** Start of the pressed mark; undefined while none is pressed. */
  readonly pressed: number | undefined;
  readonly onPress: (start: number) => void;
}

/** A marked phrase. Not a `button` element, which cannot wrap. It gets the role once a press has an effect. */
export function MarkButton({ piece, pressed, onPress }: MarkButtonProps) {
  const { start, text, mark } = piece;
  const isPressable = useIsHydrated();
  return (
    <mark
      id={`mark-${start}`}
      className={styles.mark[mark.isTicked ? 'ticked' : 'other']}
      {...(isPressable && {
        role: 'button',
        tabIndex: 0,
        'aria-pressed': start === pressed,
        onClick: () => onPress(start),
        onKeyDown: (event: { key: string; preventDefault: () => void }) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onPress(start);
        },
      })}
    >
      <span>{text}</span>
      <VisuallyHidden>{` (${mark.competency})`}</VisuallyHidden>
    </mark>
  );
}
