import { style } from '../../design/primitiveStyle.ts';
import { stamp } from '../../design/tokens.ts';

export const root = style({ ...stamp, transform: 'rotate(-2deg)' });
