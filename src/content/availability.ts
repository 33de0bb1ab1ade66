/** What can be had when: one list, from which the pages take their words. */
export const availability = {
  /** Open to anyone on this site. */
  now: ['The waitlist', 'Articles and samples', 'The 60-second tour'],
  /** Part of the product that the trial opens. */
  trial: [
    'A hiring process that AI drafts from your job description and selling context',
    'Top-5 competencies at four levels that you can edit',
    'Proof tests: short multiple-choice tests, with an answer key that your team approves',
    'Coach cards: an interview guide for each interviewer',
    'Evidence packs (each candidate’s scores with their sources), and the blueprint, a short hiring plan, as a PDF',
    'CSV export',
    'API webhooks',
  ],
  /** Planned, without a date. */
  roadmap: ['Applicant tracking system (ATS) integrations'],
  /** How the product connects. */
  product: 'The trial includes CSV export and API webhooks. ATS integrations are on the roadmap.',
} as const;
