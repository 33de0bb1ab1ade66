/** Who scores and who decides: one wording for each page that explains it. */
export const whoScores =
  'In the test, the answer key that the hiring team approved gives the score. In a conversation, the interviewer scores. AI writes the hire/no-hire recommendation from both. People decide.';

/** What is known of training by others: the contracts with the AI providers are not signed. */
export const providerTraining =
  'Whether our AI providers may do so is not settled yet; the security page will say before the trial opens.';

/** The retention of the product beside the duties of employers. */
export const longerRecords =
  'Some places require employers to keep hiring records for longer; in Colorado it is three years. Export them, or ask us to retain them, before they are deleted.';
