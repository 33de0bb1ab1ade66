import { Logo } from '../../primitives/Logo/Logo.tsx';
import * as styles from './SocialCard.css.ts';

export interface SocialCardProps {
  readonly product: string;
  /** Title of the page that the picture stands for; at most 60 characters. */
  readonly title: string;
  /** Where the page is, such as `rampwright.example`. */
  readonly address: string;
  readonly receipt: {
    readonly heading: string;
    readonly subject: string;
    /** Lines of the receipt. `score` is from 1 to 5. */
    readonly rows: readonly { readonly name: string; readonly score: 1 | 2 | 3 | 4 | 5 }[];
    readonly time: string;
    readonly quote: string;
    /** Says that the receipt is made up. */
    readonly note: string;
  };
}

const width = 380;
const tooth = 19;
/** The torn edge of the paper: teeth of equal width. */
const tornEdge = `M0 0H${width}${Array.from(
  { length: width / tooth },
  (_, index) => `L${width - (index + 0.5) * tooth} 12L${width - (index + 1) * tooth} 0`,
).join('')}Z`;

/** What a link to the site looks like where it is shared: 1200 by 630 px, the page's title beside a receipt. */
export function SocialCard({ product, title, address, receipt }: SocialCardProps) {
  return (
    <div className={styles.root}>
      <div className={styles.ground}>
        <div className={styles.logo}>
          <Logo product={product} />
        </div>
        <p className={styles.title}>{title}</p>
        <p className={styles.address}>{address}</p>
      </div>
      <div className={styles.receipt}>
        <div className={styles.paper}>
          <p className={styles.heading}>
            <span>{receipt.heading}</span>
            <span>{receipt.subject}</span>
          </p>
          {receipt.rows.map(({ name, score }) => (
            <p key={name} className={styles.row}>
              {name}
              <span className={styles.cell[score]}>{score}</span>
            </p>
          ))}
          <p className={styles.quote}>
            <span className={styles.time}>{receipt.time}</span>
            {receipt.quote}
          </p>
          <p className={styles.note}>{receipt.note}</p>
        </div>
        <svg
          aria-hidden="true"
          width={width}
          height="12"
          viewBox={`0 0 ${width} 12`}
          className={styles.edge}
        >
          <path d={tornEdge} />
        </svg>
      </div>
    </div>
  );
}
