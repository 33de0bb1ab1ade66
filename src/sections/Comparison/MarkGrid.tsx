import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './MarkGrid.css.ts';

export interface MarkGridProps {
  /** What the grid shows, for people who do not see it. */
  readonly caption: string;
  /** Header of the first column, visually hidden. */
  readonly needLabel: string;
  /** Names of the columns, at most 12 characters each; the first is highlighted. */
  readonly tools: readonly string[];
  /** Words for a tick and a dash, for people who hear the grid. */
  readonly spoken: { readonly yes: string; readonly no: string };
  /** What a dash means, below the grid. */
  readonly legend: string;
  /** A mark for each tool: `yes` for a tick, `no` for a dash, or one word of at most seven characters. */
  readonly rows: readonly { readonly need: string; readonly marks: readonly string[] }[];
}

/** A table of needs by tools, a tick, a dash or one word in each cell; where it is narrow, a list of needs. */
export function MarkGrid({ caption, needLabel, tools, spoken, legend, rows }: MarkGridProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.root}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>{needLabel}</VisuallyHidden>
            </th>
            {tools.map((tool) => (
              <th key={tool} scope="col" className={styles.tool}>
                {tool}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map(({ need, marks }) => (
            <tr key={need} className={styles.row}>
              <th scope="row" className={styles.need}>
                {need}
              </th>
              {marks.map((mark, index) => (
                <td
                  key={tools[index]}
                  data-tool={tools[index]}
                  className={styles.mark[mark === 'no' ? 'no' : 'other']}
                >
                  <Mark mark={mark} spoken={spoken} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className={styles.legend}>
        {legend}
      </p>
    </div>
  );
}

function Mark({ mark, spoken }: Pick<MarkGridProps, 'spoken'> & { readonly mark: string }) {
  if (mark === 'yes')
    return (
      <span className={styles.tick}>
        <Icon name="check" />
        <VisuallyHidden>{spoken.yes}</VisuallyHidden>
      </span>
    );
  if (mark === 'no')
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{spoken.no}</VisuallyHidden>
      </>
    );
  return <span>{mark}</span>;
}
