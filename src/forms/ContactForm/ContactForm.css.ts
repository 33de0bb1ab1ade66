import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { space } from '../../design/tokens.ts';

/** A rule as high as the topic that may come to stand on it: the fields stay where they are. */
export const topic = style(
  sectionRule({
    display: 'flex',
    alignItems: 'center',
    minHeight: '1.75rem',
    selectors: {
      '&::after': {
        content: '',
        flex: `1 1 ${space[4]}`,
        borderTop: `1px solid ${vars.border.hairline}`,
      },
    },
  }),
);
