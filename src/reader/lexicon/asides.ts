import { listOf } from './group.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words of sentences about benefits, law, applying or training: such a sentence is not about the work. */
export const aside = setOf(
  '401 pension dental healthcare vacation pto insurance veteran veterans disability disabilities discriminate discrimination religion gdpr applicants applicant mock interviews arbitration stipend wellness unsubscribe perks allowance salary ote bonus uncapped compensation perk benefits induction parental cv resume recruiter recruiters academy bootcamp buddy shadow shadowing peers predecessor accommodation tuition eeo employer',
);

/** No phrase counts near these words, which are about applying, or about the company itself. */
export const besideNone = listOf(
  'application, applicant, candidate, interview, salary, bonus, privacy, offer, panel, certification',
);

/** First words of sentences about the company or the work of others. */
export const others = setOf(
  "we we're we've we'll we'd they customers clients it she he she'll he'll there there's buyers our product platform software sdrs bdrs marketing engineers consultants colleagues managers leaders trainers mentors csms founders specialists vp revops leadership referrals",
);
