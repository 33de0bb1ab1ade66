/** The offer in the words of every form. */
export const trialTerms = 'Free for 7 days when it opens. No credit card now.';

/** What the trial is for: one promise, in these words wherever it is made. */
export const trialPromise =
  'Build a role, rehearse the test on your own team, then use it with candidates where the law allows.';

/** What leaving an address leads to. */
export const whenItOpens = 'Leave your email. We’ll write when your trial opens.';
