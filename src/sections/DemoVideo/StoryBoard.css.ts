import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, hairline, radius, space, typeScale } from '../../design/tokens.ts';

/** The story board: one frame a scene, in reading order, down to the poster's lower edge. */
export const chapters = style({
  display: 'grid',
  // Three in a row where a name still fits below its frame, two where not.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(6.25rem, 30%), 1fr))',
  gridAutoRows: '1fr auto',
  gap: `${space[4]} ${space[3]}`,
  minWidth: 0,
  padding: space[4],
  background: vars.surface.page,
  borderTop: hairline,
  '@media': {
    [from('md')]: { padding: space[6], gap: space[6] },
    [from('xl')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      borderTop: 0,
      borderInlineStart: hairline,
    },
  },
});

/** Frame and name; frames of a row are of one height, however long their names are. */
export const chapter = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: space[2],
  minWidth: 0,
});

export const still = style({
  display: 'grid',
  alignContent: 'center',
  padding: space[1],
  background: vars.surface.sunken,
  border: hairline,
  borderRadius: radius.control,
  '@media': { [from('sm')]: { padding: space[2] }, [from('md')]: { padding: space[4] } },
});

export const name = style({
  ...typeScale.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  alignContent: 'start',
  alignItems: 'baseline',
  color: vars.text.strong,
});

export const time = style({
  ...typeScale.mono,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
});
