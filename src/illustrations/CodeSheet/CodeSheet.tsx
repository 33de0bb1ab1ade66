import { Sheet, SheetBody, type SheetWords } from '../../primitives/Sheet/Sheet.tsx';
import { code } from './CodeSheet.css.ts';

export interface CodeSheetProps extends SheetWords {
  /** The first lines of the file. */
  readonly lines: readonly string[];
}

/** The beginning of a file. */
export function CodeSheet({ lines, ...words }: CodeSheetProps) {
  return (
    <Sheet {...words}>
      <SheetBody>
        <pre className={code} data-cropped="">
          {lines.join('\n')}
        </pre>
      </SheetBody>
    </Sheet>
  );
}
