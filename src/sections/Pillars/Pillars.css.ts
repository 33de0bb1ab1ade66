import { style, styleVariants } from '@vanilla-extract/css';
import { sectionRule } from '../../design/layered.ts';
import { from, space } from '../../design/tokens.ts';

const root = style(
  sectionRule({
    display: 'grid',
    gap: space[8],
    alignItems: 'center',
    '@media': { [from('lg')]: { columnGap: space[16] } },
  }),
);

const columns = (template: string) =>
  sectionRule({ '@media': { [from('lg')]: { gridTemplateColumns: template } } });

/** Where the words stand to the picture on wide screens; on narrow ones they come first. */
export const layout = styleVariants({
  start: [root, columns('minmax(0, 5fr) minmax(0, 7fr)')],
  end: [root, columns('minmax(0, 7fr) minmax(0, 5fr)')],
  above: [root, sectionRule({ rowGap: space[12] })],
});

export const words = styleVariants({
  start: sectionRule({ display: 'grid', gap: space[8] }),
  end: sectionRule({
    display: 'grid',
    gap: space[8],
    '@media': { [from('lg')]: { gridColumn: 2, gridRow: 1 } },
  }),
  above: sectionRule({
    display: 'grid',
    gap: space[4],
    '@media': {
      [from('lg')]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        columnGap: space[16],
        alignItems: 'end',
      },
    },
  }),
});

export const picture = style(sectionRule({ minWidth: 0 }));
