import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { space, typeScale } from '../../design/tokens.ts';

export const part = style({ display: 'grid', gap: space[3], padding: space[4] });

export const line = style({
  marginInlineStart: '0.3125rem',
  borderInlineStart: `1.5px solid ${vars.border.control}`,
});

/** A date and its event, with a mark on the timeline beside them. */
const entry = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  paddingInlineStart: space[4],
  paddingBlock: space[1],
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '-0.40625rem',
    top: '0.75rem',
    width: '0.6875rem',
    height: '0.6875rem',
    border: `2px solid ${vars.text.strong}`,
    borderRadius: '50%',
    background: vars.surface.raised,
  },
});

export const entryOf = styleVariants({
  begun: [entry, { '::before': { background: vars.text.strong } }],
  next: [entry],
});

export const date = style({
  ...typeScale.mono,
  flex: '0 0 5.5rem',
  color: vars.text.muted,
  lineHeight: '1.6',
});

export const event = style({ flex: '1 1 8rem', minWidth: 0 });
