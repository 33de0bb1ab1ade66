import { waitlist } from '../../api/forms/waitlist.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';

const joined = style({});

/** Classes that mark the success message of a form, by the form's id. */
export const markOf: Readonly<Record<string, string>> = { [waitlist.id]: joined };

// After signing up, the header stops asking. Its button is hidden, not removed, so nothing moves.
globalStyle(`body:has(${joined}) :is(header, [role="dialog"]) a[href$="#waitlist"]`, {
  visibility: 'hidden',
});
