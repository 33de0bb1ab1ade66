import { style, styleVariants } from '../../design/sectionStyle.ts';
import { from, space } from '../../design/tokens.ts';

const root = style({ display: 'grid', gap: space[8], alignItems: 'end' });

const columns = (words: string, actions: string) => ({
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: `minmax(0, ${words}) minmax(0, ${actions})`,
      columnGap: space[16],
    },
  },
});

/** The words beside the actions: two of them, or a form, need more room than one. */
export const layout = styleVariants({
  oneAction: [root, columns('7fr', '4fr')],
  twoActions: [root, columns('6fr', '5fr')],
});
