import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { space, typeScale } from '../../design/tokens.ts';

export const form = style(sectionRule({ display: 'grid', gap: space[6] }));

/** Out of sight but not `display: none`, which programs skip. */
export const trap = style(
  sectionRule({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
);

export const submit = style(sectionRule({ display: 'grid', gap: space[3] }));

export const privacy = style(sectionRule({ ...typeScale.small, color: vars.text.muted }));

export const success = style(
  sectionRule({
    display: 'grid',
    gap: space[3],
    justifyItems: 'start',
    paddingInlineStart: space[6],
    borderInlineStart: `2px solid ${vars.border.evidence}`,
  }),
);
