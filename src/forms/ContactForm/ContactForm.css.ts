import { style } from '../../design/sectionStyle.ts';
import { hairline, space } from '../../design/tokens.ts';

/** A rule as high as the topic that may come to be on it: the fields stay where they are. */
export const topic = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '1.8125rem',
  selectors: {
    '&::after': {
      content: '',
      flex: `1 1 ${space[4]}`,
      borderTop: hairline,
    },
  },
});
