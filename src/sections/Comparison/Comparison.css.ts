import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { sideBySide, space, targetSize, unfolded, unfolds } from '../../design/tokens.ts';

export const columns = style({ ...sideBySide(8, 4, space[12]), gap: space[6] });

export const fold = style({
  '@supports': { [unfolds]: { '@media': { print: { selectors: unfolded } } } },
});

export const summary = style({
  minHeight: targetSize,
  paddingBlock: space[2],
  fontWeight: 600,
  color: vars.text.strong,
  cursor: 'pointer',
});
