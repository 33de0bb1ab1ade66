import { style } from '../../design/sectionStyle.ts';
import { sideBySide, space } from '../../design/tokens.ts';

export const root = style({ ...sideBySide(5, 7), gap: space[8], alignItems: 'start' });

export const picture = style({ minWidth: 0 });
