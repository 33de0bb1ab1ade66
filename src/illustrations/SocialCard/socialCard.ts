import { webFamily } from '../../design/families.ts';
import { inverse, light } from '../../design/themes.ts';
import { symbolShapes, symbolSize } from '../../primitives/Logo/symbol.ts';
import { box, type Drawn, path, svg } from './drawn.ts';

/** What a social picture shows. */
export interface SocialCardContent {
  readonly product: string;
  /** Title of the page that the picture stands for; at most 60 characters. */
  readonly title: string;
  /** Where the page is, such as `rampwright.example`. */
  readonly address: string;
  readonly receipt: {
    readonly heading: string;
    readonly subject: string;
    /** Lines of the receipt. `score` is from 1 to 4. */
    readonly rows: readonly { readonly name: string; readonly score: 1 | 2 | 3 | 4 }[];
    readonly time: string;
    readonly quote: string;
    /** Says that the receipt is made up. */
    readonly note: string;
  };
}

/** Size of the picture in px. */
export const socialCardSize = { width: 1200, height: 630 } as const;

const mono = { fontFamily: webFamily.mono, fontWeight: 400 };
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
        fontSize: 66,
        lineHeight: 1.06,
        fontWeight: 600,
        letterSpacing: '-0.028em',
        textWrap: 'balance',
        wordBreak: 'break-word',
        color: dark.text.strong,
      },
      text,
    ),
  );

const paperWidth = 380;
const tooth = 19;
/** The torn edge of the paper: teeth of equal width. */
const tornEdge = `M0 0H${paperWidth}${Array.from(
  { length: paperWidth / tooth },
  (_, index) => `L${paperWidth - (index + 0.5) * tooth} 12L${paperWidth - (index + 1) * tooth} 0`,
).join('')}Z`;

const row = ({ name, score }: SocialCardContent['receipt']['rows'][number]): Drawn =>
  box(
    {
      alignItems: 'center',
      justifyContent: 'space-between',
      height: 58,
      fontSize: 22,
      fontWeight: 500,
      color: light.text.strong,
      borderBottom: `1px solid ${light.border.hairline}`,
    },
    name,
    box(
      {
        ...mono,
        alignItems: 'center',
        justifyContent: 'center',
        width: 56,
        height: 38,
        fontSize: 20,
        borderRadius: 4,
        backgroundColor: light.heat[score].fill,
        color: light.heat[score].digit,
      },
      String(score),
    ),
  );

const paper = ({ heading, subject, rows, time, quote, note }: SocialCardContent['receipt']) =>
  box(
    {
      flexDirection: 'column',
      width: paperWidth,
      padding: '48px 30px 22px',
      backgroundColor: light.surface.page,
    },
    box(
      {
        ...mono,
        justifyContent: 'space-between',
        fontSize: 18,
        lineHeight: 1.4,
        paddingBottom: 14,
        color: light.text.muted,
        borderBottom: `2px dashed ${light.border.control}`,
      },
      box({}, heading),
      box({}, subject),
    ),
    ...rows.map(row),
    box(
      {
        flexDirection: 'column',
        gap: 4,
        marginTop: 22,
        paddingLeft: 16,
        borderLeft: `3px solid ${light.border.evidence}`,
        fontSize: 20,
        lineHeight: 1.35,
        color: light.text.strong,
      },
      box({ ...mono, fontSize: 18, color: light.text.evidence }, time),
      box({}, quote),
    ),
    box({ ...mono, paddingTop: 20, fontSize: 15, color: light.text.muted }, note),
  );

/** What a link to the site looks like where it is shared: the page's title beside a receipt. */
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
      box({ ...mono, fontSize: 24, lineHeight: 1.2, color: dark.text.muted }, content.address),
    ),
    // Hangs from the upper edge, as if it were being printed.
    box(
      { position: 'absolute', top: 0, right: 72, flexDirection: 'column' },
      paper(content.receipt),
      svg({ width: paperWidth, height: 12 }, `0 0 ${paperWidth} 12`, [
        path({ d: tornEdge, fill: light.surface.page }),
      ]),
    ),
  );
