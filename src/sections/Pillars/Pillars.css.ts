import { style, styleVariants } from '../../design/sectionStyle.ts';
import { from, space } from '../../design/tokens.ts';

const root = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'center',
  '@media': { [from('lg')]: { columnGap: space[16] } },
});

const columns = (template: string) => ({
  '@media': { [from('lg')]: { gridTemplateColumns: template } },
});

/** Where the words are to the picture on wide screens; on narrow ones they come first. */
export const layout = styleVariants({
  start: [root, columns('minmax(0, 5fr) minmax(0, 7fr)')],
  end: [root, columns('minmax(0, 7fr) minmax(0, 5fr)')],
  above: [root, { rowGap: space[12] }],
});

export const words = styleVariants({
  start: { display: 'grid', gap: space[8] },
  end: {
    display: 'grid',
    gap: space[8],
    '@media': { [from('lg')]: { gridColumn: 2, gridRow: 1 } },
  },
  above: {
    display: 'grid',
    gap: space[4],
    '@media': {
      [from('lg')]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        columnGap: space[16],
        alignItems: 'end',
      },
    },
  },
});

export const picture = style({ minWidth: 0 });
