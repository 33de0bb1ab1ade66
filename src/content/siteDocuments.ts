import { site } from './site.ts';

/** Words of the files that programs read. */
export const siteDocuments = {
  summary: `${site.product} turns a job description and selling context into a role-specific sales hiring flow: five competencies, proof tests, coach cards and scored evidence packs. People decide. Waitlist for a 7-day free trial.`,
  feedTitle: `${site.product} answers`,
  /** Until when the security contact holds; renew it before that day. */
  securityExpires: '2027-09-30T00:00:00Z',
};
