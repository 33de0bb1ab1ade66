import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/primitiveStyle.ts';
import { figures, measure, typeScale } from '../../design/tokens.ts';

export const root = style({ maxWidth: measure.prose });

export const size = styleVariants({
  lead: typeScale.lead,
  body: typeScale.body,
  small: typeScale.small,
  mono: figures,
});

export const tone = styleVariants({
  strong: { color: vars.text.strong, fontWeight: 600 },
  body: { color: vars.text.body },
  muted: { color: vars.text.muted },
  evidence: { color: vars.text.evidence },
  error: { color: vars.text.error },
  success: { color: vars.text.success },
});
