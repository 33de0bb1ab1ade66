import { waitlist } from '../../api/forms/waitlist.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { space } from '../../design/tokens.ts';

const joined = style({});

/** Classes that mark the success message of a form, by the form's id. */
export const markOf: Readonly<Record<string, string>> = { [waitlist.id]: joined };

// Without scripts, too, the header of the page that says so stops asking.
globalStyle(`body:has(${joined}) header a[href$="#waitlist"]`, {
  visibility: 'hidden',
});

// In focus, it leaves the receipt's upper edge in view.
globalStyle(`${joined} h2`, { scrollMarginTop: space[16] });
