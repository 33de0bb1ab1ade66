import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { space, typeScale } from '../../design/tokens.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

export const form = styleVariants({
  stack: { display: 'grid', gap: space[6] },
  line: { display: 'grid', gap: space[3] },
});

/** Visually hidden instead of `display: none`, because bots skip fields with `display: none`. */
export const honeypot = style(visuallyHidden);

export const submit = style({ display: 'grid', gap: space[3] });

export const privacy = style({ ...typeScale.small, color: vars.text.muted });
