import { type Phrases, listOf } from './group.ts';

/** Phrases by which postings for any job invite people to apply. */
export const callingSigns = listOf(
  "we/is are/be looking/seeking/hiring, we're/i'm looking/seeking/hiring/recruiting/after, looking for, we need/want … who/person, apply, candidate, applicant, join us/team, salary, ote, base pay/salary, commission, benefit, full time, part time, vacancy, equal opportunity, job description, send … cv/resume, cv/resume to",
);

/** Phrases by which postings for any job describe the work. */
export const dutySigns = listOf(
  "you will, you'll, you'd, you would, you are/have, you've, you're, responsibility/requirement/qualification, what you do/bring, must have/be, # year … experience, experience in/with/of",
);

/**
 * Phrases in the first lines of texts that are no postings, such as articles, resumes and notes, and the words
 * near which they are a posting's: `send your CV`.
 */
export const otherTexts: readonly { readonly phrases: Phrases; readonly unless?: Phrases }[] = [
  {
    phrases: listOf(
      'how to, what is/does, interview question, guide to, handbook, meeting notes, privacy policy/notice/statement',
    ),
  },
  { phrases: ['privacy'], unless: listOf('executive, manager, representative, sales, software') },
  {
    phrases: ['cv/resume', 'curriculum vitae'],
    unless: listOf('send, submit, apply, email, attach, upload, share'),
  },
  {
    phrases: ['commission/compensation plan'],
    unless: listOf('uncapped, generous, competitive, attractive, great, excellent, strong'),
  },
];

/** Titles of jobs outside of sales, looked for in the first sentences. */
export const otherJobs = listOf(
  'developer, administrator, designer, analyst, architect, scientist, recruiter, accountant, programmer, nurse, teacher, engineer, support, product/project/marketing/office/operations/brand/content/event/engineering manager, marketer, copywriter, driver, chef',
);

/** Phrases typical of postings for sales jobs. */
export const salesSigns = listOf(
  'account executive/manager, sales rep/representative/executive/manager/person/experience/role/job, salesperson, sell, sdr, bdr, quota, commission, ote, prospect, cold call, pipeline, territory, close deal/sale/business, new business, deal, lead generation, sales target',
);

/** Common words of English that few other languages share. */
export const english: ReadonlySet<string> = new Set(
  'of and to you that for with are as be this have from or by not your can which their will who if how about up out them then us more it they at on own has'.split(
    ' ',
  ),
);
