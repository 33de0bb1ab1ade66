/** The terms of the trial, as every form states them. */
export const trialTerms = 'Free for 7 days when it opens. No credit card now.';

/** What the trial is for; one wording for every page. */
export const trialPromise =
  'Build a role, rehearse the test on your own team, then use it with candidates where the law allows.';

/** What happens after visitors leave an email address; one wording for every page. */
export const whenItOpens = 'Leave your email. We’ll write when your trial opens.';
