import { listOf } from './group.ts';

/** How a posting, whatever the job, calls people to apply. */
export const callingSigns = listOf(
  "we/is are/be looking/seeking/hiring, we're/i'm looking/seeking/hiring/recruiting/after, looking for, we need/want … who/person, apply, candidate, applicant, join us/team, salary, ote, base pay/salary, commission, benefit, full time, part time, vacancy, equal opportunity, job description, send … cv/resume, cv/resume to",
);

/** How it speaks of the work. */
export const dutySigns = listOf(
  "you will, you'll, you'd, you would, you are/have, you've, you're, responsibility/requirement/qualification, what you do/bring, must have/be, # year … experience, experience in/with/of",
);

/** What the first lines of articles, resumes and notes say. */
export const otherTexts = listOf(
  'how to, what is/does, interview question, curriculum vitae, resume, cv, guide to, handbook, meeting notes, privacy, commission/compensation plan',
);

/** What stands in resumes alone. */
export const resumeSigns = listOf(
  'reference … request, work/employment history, professional summary, date of birth',
);

/** Jobs that are not for sales, in the first line. */
export const otherJobs = listOf(
  'developer, administrator, designer, analyst, architect, scientist, recruiter, accountant, programmer, nurse, teacher, engineer, support, product/project/marketing/office/operations/brand/content/event/engineering manager, marketer, copywriter, driver, chef',
);

/** What stands in postings for sales jobs. */
export const salesSigns = listOf(
  'account executive/manager, sales rep/representative/executive/manager/person/experience/role/job, salesperson, sell, sdr, bdr, quota, commission, ote, prospect, cold call, pipeline, territory, close deal/sale/business, new business, deal, lead generation, sales target',
);

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The commonest words of English. */
export const english = words(
  'the of and to in is you that for are with as be this have from or by not but what all were we when your can there an which their will if how about up out them then our us who more',
);

/** The commonest words of other languages that English does not share. */
export const otherLanguages = words(
  'der die das und ist nicht mit den ein eine für auf sie wir von zu im le la les des et est une pour dans avec vous nous du sur el los las de que en por con para una y il di che per non sono un della gli het een van voor niet wij zijn op je met och att som det är på av vi till ett jest się na do nie z w oraz o da em um os uma não para e',
);
