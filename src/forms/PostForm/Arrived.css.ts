import { waitlist } from '../../contract/forms/waitlist.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';

const joined = style({});

/** Marks what says that a form has arrived, by the id of the form. */
export const markOf: Readonly<Record<string, string>> = { [waitlist.id]: joined };

// Nobody is asked again for what has been given. The call keeps its place, so that nothing moves.
globalStyle(`body:has(${joined}) :is(header, [role="dialog"]) a[href$="#waitlist"]`, {
  visibility: 'hidden',
});
