import { style } from '../../design/sectionStyle.ts';

/** Reserves the height of the topic's chip, so that the fields do not shift when hydration adds the chip. */
export const topic = style({ display: 'flex', alignItems: 'center', minHeight: '2.25rem' });
