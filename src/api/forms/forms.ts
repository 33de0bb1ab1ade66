import { contact } from './contact.ts';
import { waitlist } from './waitlist.ts';

/** Every form that is posted to the server. */
export const forms = [waitlist, contact] as const;
