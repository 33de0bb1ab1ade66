import { type PhraseGroup, listOf } from './group.ts';

const crm = 'crm/salesforce/hubspot/pipedrive/dynamics/veeva';
const people =
  'rep/reps/aes/executives/team/teams/seller/sellers/people/staff/salespeople/representative/representatives/sdrs/bdrs/talent/managers/manager/agent/agents/starters';

/** Keeping deals, accounts and people in order. */
export const managing: readonly PhraseGroup[] = [
  {
    competency: 'forecast-honesty',
    phrases: listOf(`
      forecast, sale/revenue/quarterly outlook/projection, call … number/shot,
      tell/let/flag … early/truth, say/tell/know … which/what/when … will/won't/close/land/come,
      what … will/going … close/land/sign, flag/call … risk, within # of, deal … slip
    `),
    unless: listOf(
      'demand, weather, rely, product, analytics, travel, base, ownership, retailer, question, they, confidence, skill',
    ),
  },
  {
    competency: 'account-planning',
    phrases: listOf(`
      account plan/planning/strategy/review/development/growth, client/customer/territory/joint/success/joint-business plan/planning/strategy/review, business review, growth/renewal/call/journey/visit/yearly plan, plan for/with/per … account/customer/client/partner/largest/top/each, plan year,
      qbr, quarterly/yearly … review/plan, review … quarter/quarterly/twice, upsell/expansion opportunity/potential, cross sell, white space, whitespace, share of wallet, spot/identify … expansion, grow/grown … assigned/existing/repeat/account
    `),
    unless: listOf('holiday, pension, health, new, company, hire, performance, our'),
  },
  {
    competency: 'account-planning',
    isExact: true,
    phrases: listOf(
      'grow/grows/expand/expands/expanding/develop/develops/developing/protect/deepen/retain … accounts/existing, manage/manages/managing/own … existing/portfolio/book',
    ),
    unless: listOf('experience, no, years, new'),
  },
  {
    competency: 'pipeline-discipline',
    phrases: listOf(`
      pipeline management/hygiene/review/discipline/inspection/cadence/coverage/stage/rhythm, manage/maintain/own/run/nurture … pipeline, clean/healthy/tidy/accurate/robust/disciplined pipeline,
      ${crm}, keep/maintain/log/record/document/enter/note/write/update/put … record/note/diary/interaction/visit/status/notes,
      data integrity/hygiene, accurate … record/data/notes, next step/action/task, follow up/through/up … every/each/promptly/quote/quotation/after, keep … current/clean/tidy, log/track/document/enter … activity/call/deal/touch, deal stage/registration, exit criteria, clean/tidy note, note … same, call report
    `),
    unless: listOf(
      'fluency, preferred, tool, knowledge, proficiency, experience, insurance, familiarity, generate, create, pilot, poc, order, coach, law, driving, motor, license, licence, skill, certification, career',
    ),
  },
  {
    competency: 'coaching',
    phrases: listOf(`
      ride along/with/shotgun, call review/observation/coaching, listen to … rep/seller/recording,
      give/provide … feedback, role play, create/build … development plan, develop … people/capability/talent
    `),
    unless: listOf(
      'our, experience, benefit, extended, buyer, relationship, product, marketing, engineering, culture, get, receive, offer, record',
    ),
  },
  {
    competency: 'coaching',
    isExact: true,
    phrases: listOf(
      `coach/coaches/coaching/mentor … ${people}/others/plan/sessions/skills, provide/provides/give/deliver/individualized/weekly/field/of/regular/at/about coaching, 1 1, one on/to ones/one, coach and/in/on/to, hire/recruit next, train/trains/hire/hires/hiring/recruit/recruits/onboard/onboards/develop/develops/developing/motivate/motivates/inspire/upskill/promote … ${people}`,
    ),
    unless: listOf(
      'from, receive, our, get, offer, benefit, industry, own, who, hour, learning, programme, program, world, relationship, partnership, client, customer, buyer, help, confidence',
    ),
  },
];
