import { listOf } from './group.ts';

/** What looks like one of the phrases and speaks of something else; no phrase is found within. */
export const decoys = listOf(`
  coach you, coach from, coach and mentor from, mentor coach, mentor from, receive … coach/mentor, get … coach/mentor, with a mentor, offer … coach/mentor, coach … provided, weekly coach from,
  be coached, hour of coach, mentor and coach from, train and/# … coach, 1-2-1 coach, onboarding mentor, wellness champion, industry lead mentor,
  raise … objection, lodge … objection, notice of objection, object to …  process,
  salary … negotiate, negotiate … salary, negotiate … dental, close date … application, closing date for, close … on/at/for … friday/pm/christmas, application close, close-knit, close to, close by, demand forecast, forecast software, weather forecast, cash-flow forecast,
  meet or exceed, qualified applicant/candidate, suitably qualified, professional qualification, minimum/preferred/required/basic/desired qualification, qualification and/required/preferred, salesforce preferred/experience/knowledge, experience with salesforce,
  fluency with salesforce, proficient/proficiency … salesforce/crm, knowledge of crm/salesforce, oil pipeline, data pipeline, gas pipeline, water pipeline, ci pipeline, hiring pipeline, talent pipeline, candidate pipeline, build pipeline software, pitch ideas,
  innovation pilot, pilot license, background check, health plan, pension plan, pay plan, comp plan, dental plan, retirement plan, 401 k plan, business plan yet, value diversity, company value, core value, internal stakeholder/team, company value, innovation hub,
  opportunity employer, equal opportunity, new hire … start, train provided, full train, no sales engineer, discovery day, discovery call with our recruiter, voluntary plan,
  rep … success stories, hiring process, reference check, contract type, contract of employment, permanent contract, fixed term contract, employment contract, one person … dog, expansion plan … office
`);
