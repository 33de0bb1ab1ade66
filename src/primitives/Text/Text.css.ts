import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../design/contract.css.ts';
import { primitiveRule } from '../../design/layered.ts';
import { family, measure, typeScale } from '../../design/tokens.ts';

export const text = recipe({
  base: primitiveRule({ maxWidth: measure.prose, textWrap: 'pretty' }),
  variants: {
    size: {
      lead: primitiveRule(typeScale.lead),
      body: primitiveRule(typeScale.body),
      small: primitiveRule(typeScale.small),
      mono: primitiveRule({
        ...typeScale.mono,
        fontFamily: family.mono,
        fontVariantNumeric: 'tabular-nums',
      }),
    },
    tone: {
      strong: primitiveRule({ color: vars.text.strong, fontWeight: 600 }),
      body: primitiveRule({ color: vars.text.body }),
      muted: primitiveRule({ color: vars.text.muted }),
      evidence: primitiveRule({ color: vars.text.evidence }),
      error: primitiveRule({ color: vars.text.error }),
      success: primitiveRule({ color: vars.text.success }),
    },
  },
  defaultVariants: { size: 'body', tone: 'body' },
});
