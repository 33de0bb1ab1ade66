import { listOf } from './group.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words of sentences about benefits, law and the way to apply. */
export const aside = setOf(
  '401 pension dental healthcare vacation pto insurance veteran veterans disability disabilities discriminate discrimination religion gdpr applicants applicant mock interviews arbitration stipend wellness unsubscribe perks allowance salary ote bonus uncapped compensation perk benefits induction parental cv resume recruiter recruiters academy bootcamp buddy shadow shadowing peers predecessor accommodation tuition eeo employer',
);

/** Words of headings over what is no work. */
export const asideHeading = setOf(
  'benefits offer perks apply why notice notices compensation package rewards culture commitment nice preferred desirable values get interview hiring',
);

/** Words near which no phrase speaks of the work: what is said to applicants, and what the company says of itself. */
export const besideNone = listOf(
  'application, applicant, candidate, interview, salary, bonus, privacy, offer, panel, certification',
);

/** How sentences about the company, or about the work of others, begin. */
export const others = setOf(
  "we we're we've we'll we'd they customers clients it she he she'll he'll there there's buyers our product platform software sdrs bdrs marketing engineers consultants colleagues managers leaders trainers mentors csms founders specialists vp revops leadership referrals",
);

/** Words by which such a sentence speaks of the candidate all the same. */
export const candidate = setOf(
  "you you'll you'd you're you've yourself someone who looking seeking need want hire role candidate expect rather",
);

/** Verbs of selling with which a sentence begins that tells the candidate what to do. */
export const orders = setOf(
  'lead run own build close coach prospect qualify negotiate manage hire grow develop call present plan win sell generate drive handle inspect conduct maintain identify prepare deliver demonstrate overcome schedule create execute follow keep perform research meet recruit train expand ask find make write give answer carry',
);

/** What looks like one of the phrases and speaks of something else; no phrase is found within. */
export const decoys = listOf(`
  understanding of, business development rep/representative/manager/team, account development, be coached, coach you, give you … feedback, negotiate … for you, sfdc/salesforce/hubspot/pipedrive @, receive/get/offer … coach/mentor, coach … provided, coach from, wellness champion, close/closing date, close … on/at/for … friday/pm/christmas, close-knit, close to/by, oil/data/gas/water/hiring/talent/candidate/product/drug pipeline, discovery call with
`);
