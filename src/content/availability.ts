/** What is available now, in the trial and later: the one list for the wording of all pages. */
export const availability = {
  /** Open to anyone on this site. */
  now: ['The waitlist', 'Articles and samples', 'The 60-second tour'],
  /** Parts of the product that the trial includes. */
  trial: [
    'A hiring process drafted from your job description and how you sell',
    'Top-5 competencies at four levels, yours to edit',
    'A short test on your deals, with an answer key that your team approves',
    'An interview guide for each interviewer',
    'A report on each candidate, and the hiring plan as a PDF',
    'CSV export and API webhooks',
  ],
  /** Planned, without a date. */
  roadmap: ['Applicant tracking system (ATS) integrations'],
  /** How the product connects. */
  product: 'The trial includes CSV export and API webhooks. ATS integrations are on the roadmap.',
} as const;
