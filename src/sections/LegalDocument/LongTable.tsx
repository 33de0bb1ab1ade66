import { Table, type TableProps } from '../../primitives/Table/Table.tsx';
import * as styles from './LongTable.css.ts';

/** A table that is folded below its caption on narrow screens. */
export function LongTable(table: TableProps) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{table.caption}</summary>
      <Table {...table} />
    </details>
  );
}
