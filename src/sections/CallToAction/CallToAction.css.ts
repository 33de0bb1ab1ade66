import { style } from '../../design/sectionStyle.ts';
import { from, sideBySide, space } from '../../design/tokens.ts';

const halves = sideBySide(1, 1, space[8]);

/** The words beside the form. From `xl` on, the form is aligned with a column of the footer below. */
export const layout = style({
  ...halves,
  rowGap: space[8],
  alignItems: 'start',
  '@media': {
    ...halves['@media'],
    [from('xl')]: { gridTemplateColumns: '2fr repeat(3, minmax(0, 1fr))', columnGap: space[8] },
  },
});

export const half = style({ minWidth: 0, '@media': { [from('xl')]: { gridColumn: 'span 2' } } });
