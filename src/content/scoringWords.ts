/** Where a score comes from. */
export const scoreSource =
  'An answer key, approved by the hiring team, scores the test. People score interviews, role-plays and work tasks.';

/** Who scores and who decides: one wording for each page that explains it. */
export const whoScores = `${scoreSource} AI writes the hire/no-hire recommendation from these, and a person makes the decision.`;

/** What employers must do when a law requires longer retention than the product's. */
export const longerRecords =
  'Some laws require employers to keep hiring records for longer. Export them, or ask us to retain them, before they are deleted.';
