import { waitlist } from '../../api/forms/waitlist.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { space } from '../../design/tokens.ts';

const joined = style({});

/** Classes that mark the success message of a form, by the form's id; only the waitlist form has one. */
export const markOf: Readonly<Record<string, string>> = { [waitlist.id]: joined };

// Hides the header's link to the waitlist on a page with its success message, also without scripts.
globalStyle(`body:has(${joined}) header a[href$="#waitlist"]`, {
  visibility: 'hidden',
});

// Focus scrolls to the heading: this margin keeps the receipt's upper edge in view.
globalStyle(`${joined} h2`, { scrollMarginTop: space[16] });
