import { site } from './site.ts';

/** Words of the files that programs read. */
export const siteDocuments = {
  summary: `${site.product} turns a job description and selling context into a role-specific sales hiring process: five competencies, a proof test, interview guides and scored evidence packs. The hiring team decides. Waitlist for a 7-day free trial.`,
  feedTitle: `${site.product} answers`,
  /** `Expires` of security.txt. Extend it before that day; otherwise the contact there counts as outdated. */
  securityExpires: '2027-09-30T00:00:00Z',
};
