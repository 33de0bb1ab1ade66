import { style } from '../../design/sectionStyle.ts';
import { sideBySide, space } from '../../design/tokens.ts';

export const root = style([sideBySide(6, 6, space[12]), { rowGap: space[8], alignItems: 'start' }]);
