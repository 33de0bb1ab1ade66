import { scoreMatched } from '../content/scoreMatched.ts';
import { Receipt, ReceiptFigures } from '../illustrations/Receipt/Receipt.tsx';
import { PageHeader } from '../sections/PageHeader/PageHeader.tsx';
import type { PageMeta } from './PageMeta.ts';

export const metaOf = (agreed: number): PageMeta => scoreMatched(agreed).meta;

interface ScoreMatchedProps {
  /** How many of the five levels matched. */
  readonly agreed: number;
}

export function ScoreMatched({ agreed }: ScoreMatchedProps) {
  const { header, receipt } = scoreMatched(agreed);
  return (
    <PageHeader
      {...header}
      tone="inverse"
      picture={
        <Receipt title={receipt.title}>
          <ReceiptFigures lines={receipt.lines} />
        </Receipt>
      }
    />
  );
}
