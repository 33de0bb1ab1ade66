import { vars } from '../../design/contract.css.ts';
import { recipe } from '../../design/primitiveStyle.ts';
import { figures, measure, typeScale } from '../../design/tokens.ts';

export const text = recipe({
  base: { maxWidth: measure.prose },
  variants: {
    size: {
      lead: typeScale.lead,
      body: typeScale.body,
      small: typeScale.small,
      mono: figures,
    },
    tone: {
      strong: { color: vars.text.strong, fontWeight: 600 },
      body: { color: vars.text.body },
      muted: { color: vars.text.muted },
      evidence: { color: vars.text.evidence },
      error: { color: vars.text.error },
      success: { color: vars.text.success },
    },
  },
  defaultVariants: { size: 'body', tone: 'body' },
});
