import { PhoneMore, type PhoneMoreProps } from '../../primitives/PhoneMore/PhoneMore.tsx';
import { SheetPart } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './BlueprintDocument.css.ts';

/** What a part of the document draws, folded on a phone. */
export function FoldedPicture({ children, ...fold }: PhoneMoreProps) {
  return (
    <PhoneMore {...fold}>
      <div className={styles.outset}>
        <SheetPart>{children}</SheetPart>
      </div>
    </PhoneMore>
  );
}
