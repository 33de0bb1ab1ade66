import { styleVariants } from '../../design/sectionStyle.ts';
import { sideBySide, space } from '../../design/tokens.ts';

/** The words beside the actions: two of them, or a form, need more room than one. */
export const layout = styleVariants({
  oneAction: { ...sideBySide(7, 4), gap: space[8], alignItems: 'end' },
  twoActions: { ...sideBySide(6, 5), gap: space[8], alignItems: 'end' },
});
