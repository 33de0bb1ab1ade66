import {
  type Evidence,
  EvidenceReceipt,
  type EvidenceWords,
} from '../EvidenceReceipt/EvidenceReceipt.tsx';
import * as styles from './Printer.css.ts';
import { receiptId } from './receiptId.ts';

interface PrinterProps {
  /** Id of the grid whose scores print here. */
  readonly grid: string;
  /** What each score prints, five at most. */
  readonly receipts: readonly Evidence[];
  readonly words: EvidenceWords;
}

type Place = keyof typeof styles.slipOf;

/** Where the paper comes out: of all receipts, the one of the pressed score. */
export function Printer({ grid, receipts, words }: PrinterProps) {
  return (
    <div className={styles.printer}>
      <div className={styles.mouth} />
      <div className={styles.slips}>
        {receipts.map((evidence, index) => (
          <div
            key={evidence.competency}
            id={receiptId(grid, index)}
            className={styles.slipOf[index as Place]}
          >
            <EvidenceReceipt {...evidence} words={words} />
          </div>
        ))}
      </div>
    </div>
  );
}
