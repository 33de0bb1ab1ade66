import type { OutcomeProps } from '../sections/Outcome/Outcome.tsx';
import { waitlist } from '../api/forms/waitlist.ts';
import { isConfirmationOn } from './isConfirmationOn.ts';
import { waitlistForm } from './waitlistForm.ts';
import { ways } from './ways.ts';

/** Words of `/pricing/joined`, the page after a native post. With scripts, the form shows the same in place. */
export const joined = {
  ...waitlistForm.success,
  form: waitlist.id,
  home: ways.home,
} satisfies OutcomeProps;

/** Title and description of that page. */
export const joinedMeta = isConfirmationOn
  ? {
      title: 'Confirm your place on the waitlist',
      description:
        'Your signup has arrived. You are on the list once you open the link in our email and confirm your address.',
    }
  : {
      title: 'You’re on the waitlist',
      description: 'Your place is saved. We’ll write as soon as the 7-day free trial is available.',
    };
