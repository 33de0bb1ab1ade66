import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { space, targetSize, typeScale } from '../../design/tokens.ts';

export const root = style({ minWidth: 0 });

export const summary = style({
  paddingBlock: space[2],
  minHeight: targetSize,
  width: 'fit-content',
  fontWeight: 600,
  color: vars.text.link,
  cursor: 'pointer',
});

export const content = style({ display: 'grid', gap: space[3], justifyItems: 'start' });

export const groups = style({ display: 'grid', gap: space[3] });

export const name = style({ fontWeight: 600, color: vars.text.strong });

export const phrases = style({ ...typeScale.small, color: vars.text.muted });
