import { webFamily } from '../../design/families.ts';
import { light } from '../../design/themes.ts';
import { box, type Drawn, path, svg } from './drawn.ts';

type Score = 0 | 1 | 2 | 3 | 4;

/** A line of the receipt: a name, and a score, several scores or a few words. */
export type SocialRow = { readonly name: string } & (
  | { readonly score: Score }
  /** One for each of `columns`. */
  | { readonly scores: readonly Score[] }
  | { readonly value: string }
);

/** Content of the receipt in a page's social picture. */
export interface SocialReceipt {
  readonly heading: string;
  readonly subject: string;
  /** Heads above the scores of rows that have several. Default: none. */
  readonly columns?: readonly string[];
  /** At most six rows. */
  readonly rows: readonly SocialRow[];
  /** A quote below the rows, with a vertical line at its left. Default: none. */
  readonly quote?: {
    /** Where the words are from: a minute, or an answer. */
    readonly place: string;
    readonly words: string;
  };
  /** Printed last, such as that the receipt is made up. */
  readonly note: string;
}

const mono = { fontFamily: webFamily.mono, fontWeight: 400 };
/** Times and counts are set in the mono typeface, words in the text typeface. */
const faceOf = (words: string) => (/^[\d: ]+$/.test(words) ? mono : {});
const paperWidth = 380;
const tooth = 19;
/** The torn edge of the paper: teeth of equal width. */
const tornEdge = `M0 0H${paperWidth}${Array.from(
  { length: paperWidth / tooth },
  (_, index) => `L${paperWidth - (index + 0.5) * tooth} 12L${paperWidth - (index + 1) * tooth} 0`,
).join('')}Z`;

/** A score on its color of the scale; 0 is a blank. */
const cell = (score: Score, width: number): Drawn =>
  box(
    {
      ...mono,
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      width,
      height: 38,
      fontSize: 20,
      borderRadius: 4,
      ...(score === 0
        ? { border: `2px dashed ${light.border.control}` }
        : { backgroundColor: light.heat[score].fill, color: light.heat[score].digit }),
    },
    score === 0 ? '' : String(score),
  );

const narrowCell = 40;

const mark = (row: SocialRow): Drawn => {
  if ('score' in row) return cell(row.score, 56);
  if ('scores' in row)
    return box({ gap: 6, flexShrink: 0 }, ...row.scores.map((score) => cell(score, narrowCell)));
  return box(
    { ...faceOf(row.value), flexShrink: 0, fontSize: 18, color: light.text.evidence },
    row.value,
  );
};

/** Longest name in the regular font size, in characters; longer names are smaller and may take two lines. */
const longName = 22;

const row = (of: SocialRow): Drawn =>
  box(
    {
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 14,
      minHeight: 58,
      padding: '6px 0',
      lineHeight: 1.2,
      fontSize: of.name.length > longName || 'scores' in of ? 18 : 22,
      fontWeight: 500,
      color: light.text.strong,
      borderBottom: `1px solid ${light.border.hairline}`,
    },
    box({ display: 'block', flexShrink: 1 }, of.name),
    mark(of),
  );

const columnHeads = (columns: readonly string[]): Drawn =>
  box(
    { justifyContent: 'flex-end', gap: 6, paddingTop: 10, fontSize: 15 },
    ...columns.map((name) =>
      box({ width: narrowCell, justifyContent: 'center', color: light.text.muted }, name),
    ),
  );

const sheet = ({ heading, subject, columns = [], rows, quote, note }: SocialReceipt) =>
  box(
    {
      flexDirection: 'column',
      width: paperWidth,
      padding: '48px 30px 22px',
      backgroundColor: light.surface.page,
    },
    box(
      {
        justifyContent: 'space-between',
        gap: 14,
        fontSize: 18,
        lineHeight: 1.4,
        paddingBottom: 14,
        color: light.text.muted,
        borderBottom: `2px dashed ${light.border.control}`,
      },
      box({ flexShrink: 1 }, heading),
      box({ flexShrink: 0 }, subject),
    ),
    ...(columns.length > 0 ? [columnHeads(columns)] : []),
    ...rows.map(row),
    ...(quote === undefined
      ? []
      : [
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
            box({ ...faceOf(quote.place), fontSize: 18, color: light.text.evidence }, quote.place),
            box({}, quote.words),
          ),
        ]),
    box({ paddingTop: 20, fontSize: 15, color: light.text.muted }, note),
  );

/** A receipt on paper with a torn lower edge. */
export const receiptPaper = (receipt: SocialReceipt): Drawn[] => [
  sheet(receipt),
  svg({ width: paperWidth, height: 12 }, `0 0 ${paperWidth} 12`, [
    path({ d: tornEdge, fill: light.surface.page }),
  ]),
];
