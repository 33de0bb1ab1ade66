import { webFamily } from '../../design/families.ts';
import { inverse } from '../../design/themes.ts';
import { symbolShapes, symbolSize } from '../../primitives/Logo/symbol.ts';
import { box, type Drawn, path, svg } from './drawn.ts';
import { receiptPaper, type SocialReceipt } from './receiptPaper.ts';

/** What a social picture shows. */
export interface SocialCardContent {
  /** Name of the product. */
  readonly product: string;
  /** Title of the page, at most 60 characters. */
  readonly title: string;
  /** Domain of the site, such as `exampleton.com`. */
  readonly address: string;
  /** The receipt beside the title. */
  readonly receipt: SocialReceipt;
}

/** Size of the picture in px. */
export const socialCardSize = { width: 1200, height: 630 } as const;

const dark = inverse;

const logo = (product: string): Drawn =>
  box(
    {
      alignItems: 'center',
      gap: 20,
      fontSize: 38,
      fontWeight: 600,
      letterSpacing: '-0.02em',
      color: dark.text.strong,
    },
    svg(
      { width: 52, height: 52 },
      `0 0 ${symbolSize} ${symbolSize}`,
      symbolShapes.map(({ path: d, part }) =>
        path({ d, fill: part === 'paper' ? dark.evidence.fill : dark.evidence.onFill }),
      ),
    ),
    product,
  );

/** Font size at which the longest word of a title fits on a line, and whether words may break. */
const fittedTo = (text: string) => {
  const longest = Math.max(...text.split(' ').map(({ length }) => length));
  return {
    // The smaller size keeps a word with a hyphen on one line, too.
    fontSize: longest > 12 || text.includes('-') ? 58 : 66,
    // Allowed only for words too long for a line: balanced lines would break shorter words without need.
    wordBreak: longest > 18 ? 'break-word' : 'normal',
  };
};

const title = (text: string): Drawn =>
  box(
    {
      flexGrow: 1,
      alignItems: 'center',
    },
    box(
      {
        display: 'block',
        width: '100%',
        ...fittedTo(text),
        lineHeight: 1.06,
        fontWeight: 600,
        letterSpacing: '-0.028em',
        textWrap: 'balance',
        color: dark.text.strong,
      },
      text,
    ),
  );

/** The preview picture of a shared link: the page's title beside a receipt. */
export const socialCard = (content: SocialCardContent): Drawn =>
  box(
    {
      ...socialCardSize,
      position: 'relative',
      overflow: 'hidden',
      fontFamily: webFamily.text,
      fontWeight: 400,
      backgroundColor: dark.surface.page,
    },
    box(
      {
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '68px 524px 64px 72px',
      },
      logo(content.product),
      title(content.title),
      box({ fontSize: 24, lineHeight: 1.2, color: dark.text.muted }, content.address),
    ),
    // Hangs from the upper edge, as if it were being printed.
    box(
      { position: 'absolute', top: 0, right: 72, flexDirection: 'column' },
      ...receiptPaper(content.receipt),
    ),
  );
