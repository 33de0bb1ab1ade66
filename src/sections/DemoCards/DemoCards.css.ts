import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import {
  equalColumns,
  floatingShadow,
  forcedColors,
  from,
  hairline,
  radius,
  space,
} from '../../design/tokens.ts';

export const cards = style({ ...equalColumns({ xl: 2 }), gap: space[8] });

/** The subgrid gives all pictures of a row one height, however long the words below them are. */
export const card = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  gap: 0,
  minWidth: 0,
  overflow: 'clip',
  border: hairline,
  borderRadius: radius.card,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const picture = style({
  display: 'grid',
  minWidth: 0,
  padding: space[2],
  background: vars.surface.sunken,
  borderBottom: hairline,
  '@media': { [from('sm')]: { padding: space[4] }, [from('lg')]: { padding: space[8] } },
});

/** A page of the file, and the container whose width decides the layout of its content. */
export const page = style({
  containerType: 'inline-size',
  display: 'grid',
  // The page's content takes the height that its head leaves in the row of cards.
  gridTemplateRows: 'auto minmax(min-content, 1fr)',
  gap: space[3],
  minWidth: 0,
  padding: space[3],
  color: vars.text.body,
  background: vars.surface.raised,
  border: hairline,
  borderRadius: radius.control,
  boxShadow: floatingShadow,
  '@media': { [from('sm')]: { padding: space[6] }, print: { boxShadow: 'none' } },
});

export const words = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  // At most 3vw at the sides: with large text, `rem` alone would leave too little width for a long word.
  padding: `${space[3]} min(${space[3]}, 3vw)`,
  '@media': { [from('sm')]: { padding: space[4] }, [from('lg')]: { padding: space[6] } },
});
