import { type PhraseGroup, listOf } from './group.ts';

const crm = 'crm/salesforce/hubspot/pipedrive/dynamics/veeva/system/erp';
const people =
  'rep/reps/team/teams/seller/sellers/people/staff/salespeople/representative/representatives/sdrs/bdrs/talent/managers/manager/agent/agents/starters';

/** Keeping deals, accounts and people in order. */
export const managing: readonly PhraseGroup[] = [
  {
    competency: 'forecast-honesty',
    phrases: listOf(`
      forecast, call number/quarter, happy ears, sandbag, no/hate/stop/be surprise, surprise … quarter/month, accurate number/picture/view/prediction, sale/revenue outlook, and outlook, predict … month/volume, expected renewal/appointment,
      tell … early/truth, tell us/me when/if, commit to/on … number/week, honest/realistic/accurate … number/quarter/picture, say/tell/know … which/what/when … will/won't/close/land/come,
      what … will/going … close/land/sign, which quarter, flag/call … risk, risk … before/early, early … miss/short/fall, explain … moved/variance/miss, say why … deal, within # of, give … ceo/board/finance number, number from you, plan by, has slipped, deal … slip, ask for commit, warn us, optimism
    `),
    unless: listOf(
      'demand, weather, rely, software, tool, platform, product, analytics, travel, base, bonus, ownership, commission, retailer, question, they, confidence',
    ),
  },
  {
    competency: 'account-planning',
    phrases: listOf(`
      account plan/planning/strategy/review/development/growth, client/customer/territory/business/growth/renewal plan/planning/strategy/review, call/journey/visit plan, territory and account, joint plan, three-year plan, plan with/for … account/customer/client/partner, plan … for/with … each, plan … territory, written plan/strategy,
      business review, qbr, quarterly/yearly … review/plan, review … quarter/quarterly, upsell, up-sell, cross sell, cross-sell, white space, whitespace, share of wallet, spot/identify … expansion, renewal and expansion, retain and expand/grow,
      additional/further … product/module/program/service, grow … assigned/existing/repeat/account, sit down … year, long-term relationship/partnership
    `),
    unless: listOf('holiday, software, pension, health, new, company, hire'),
  },
  {
    competency: 'account-planning',
    isExact: true,
    phrases: listOf(
      'client management, grow/grows/expand/expands/expanding/develop/develops/developing/protect/protects/deepen/nurture/retain/retains … accounts/customers/clients/partners/existing/book, manage/manages/managing/own … existing/portfolio/book',
    ),
    unless: listOf('experience, no, years, new'),
  },
  {
    competency: 'pipeline-discipline',
    phrases: listOf(`
      pipeline management/hygiene/review/discipline/inspection/cadence/coverage/stage/rhythm, inspect … pipeline, manage/maintain/own/run/nurture … pipeline, clean/healthy/tidy/accurate/robust/disciplined pipeline,
      keep/maintain/update/log/record/document/enter/capture/note/track/put/ensure/write … ${crm}, keep/maintain/log/record/document/enter/note/write/update/put … record/activity/note/diary/interaction/visit/status/notes/stage, ${crm} … accurate/current/date/clean/complete/right/hygiene/discipline/records/statuses/tidy/entries/data/activity, use of … ${crm},
      data integrity/hygiene/quality, accurate … record/data/notes, next step, no next meeting, follow up/through/up … every/each/promptly/quote/quotation/after, chase … up, keep … current/clean/tidy/straight, up date in, lead … followed up, log/track … activity/call/deal, stage definition/criteria, deal stage/registration, # x coverage/pipeline,
      open deal/opportunity/business/bid, stale/dead/zombie deal/opportunity/lead, log everything/it, call report, activity report, write up, plan … week
    `),
    unless: listOf(
      'preferred, knowledge, proficiency, experience, insurance, familiarity, generate, create, pilot, poc, order, coach, law',
    ),
  },
  {
    competency: 'coaching',
    phrases: listOf(`
      ramp … rep/new/hire, hire and, recruit and, hire # more, practise/practice … with, ride-along, ride along/with/shotgun, field visit, call review/observation/coaching, listen to … rep/seller/recording, sit in on call, sit with/next … each/rep/agent/them, join … live/rep/team call,
      performance management/feedback, underperformance, poor performance, give/provide … feedback, specific/structured feedback, role play, make … rep/people/team/seller … better, development plan, joint visit, accompany … visit/call, build … team, attract/retain … talent/team, run/deliver … sale training, develop … people/capability/talent
    `),
    unless: listOf('software, our, experience, benefit, extended, buyer, relationship, product'),
  },
  {
    competency: 'coaching',
    isExact: true,
    phrases: listOf(
      `coach/coaches/coaching/mentor … ${people}/others/plan/sessions/skills, provide/provides/give/deliver/individualized/weekly/field/of/regular/at/about coaching, 1 1, 1 1s, 1 on 1, one on ones, one to ones, train/trains/hire/hires/recruit/recruits/onboard/onboards/develop/develops/developing/motivate/motivates/inspire/upskill/promote … ${people}`,
    ),
    unless: listOf(
      'from, receive, our, get, offer, benefit, software, industry, own, who, executive, hour, learning, programme, program, world, relationship, partnership, client, customer, buyer, help, confidence',
    ),
  },
];
