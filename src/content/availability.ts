/** What can be had when: one list, from which the pages take their words. */
export const availability = {
  /** Open to anyone on this site. */
  now: ['The waitlist', 'Articles and samples', 'The 60-second tour'],
  /** Part of the product that the trial opens. */
  trial: [
    'A hiring flow that AI drafts from your job description and selling context',
    'Top-5 competencies with anchors that you can edit',
    'Proof tests, with an answer key that your team approves',
    'Interview coach cards',
    'Evidence packs, and the blueprint as a PDF',
    'CSV export',
    'API webhooks',
  ],
  /** Planned, without a date. */
  roadmap: ['Applicant tracking system (ATS) integrations'],
  /** How the product connects, in the words of the specification; “today” is the product of the trial. */
  product:
    'CSV export and API webhooks are part of the trial; in the product itself, both are available today. ATS integrations are on the roadmap.',
} as const;
