import { type PhraseGroup, listOf } from './group.ts';

const crm = 'crm/sfdc/salesforce/hubspot/pipedrive/veeva';
const people =
  'rep/reps/team/teams/seller/sellers/salespeople/representatives/sdrs/bdrs/aes/talent/managers';

/** Keeping deals, accounts and people in order. */
export const managing: readonly PhraseGroup[] = [
  {
    competency: 'forecast-honesty',
    phrases: listOf(`
      forecast, happy ears, sandbag, hate/stop … surprise, accurate number/picture/view/prediction/projection, sale/revenue/monthly/quarterly outlook/projection, predict … month/quarter, call month/quarter/number within/by/to/and,
      tell … early/truth, commit to … number, say/tell/know … which/what/when … will/won't/close/land/come,
      what … will/going … close/land/sign, flag/call … risk, explain … moved/variance/miss, within # of, deal … slip
    `),
    unless: listOf('demand, weather, rely, analytics, travel, base, question, they'),
  },
  {
    competency: 'account-planning',
    phrases: listOf(`
      account plan/planning/strategy/review/development/growth, client/customer/territory plan/planning/strategy/review, business plan/review, growth/renewal/call/journey/visit plan, renewal strategy, plan with/for … account/customer/client/partner, plan … for/with … each,
      qbr, quarterly/yearly … review/plan, cross sell, white space, share of wallet, spot/identify … expansion,
      additional/further … product/module/program/service, grow … assigned/existing/repeat/account
    `),
    unless: listOf('holiday, health, new, company, hire, performance'),
  },
  {
    competency: 'account-planning',
    isExact: true,
    phrases: listOf(
      'account management, existing customers/clients, grow/grows/expand/expands/expanding/develop/develops/developing/protect/protects/deepen/nurture/retain/retains … accounts/customers/clients/partners/existing/book, manage/manages/managing/own … existing/portfolio/book',
    ),
    unless: listOf('experience, no'),
  },
  {
    competency: 'pipeline-discipline',
    phrases: listOf(`
      pipeline management/hygiene/review/discipline/inspection/cadence/coverage/stage/rhythm, stage definition, exit criteria, review/inspect/manage/maintain/own/run/nurture … pipeline,
      ${crm}, keep/maintain/log/record/document/enter/note/write/update/put … record/note/interaction/visit/status/notes/stage/system,
      keep/agree/set/clear/confirm/document/log/has … next step, next step on/with/every/in writing, follow up, follow through … every/each/promptly/after, keep … current/clean/tidy/updated/date, hygiene, log/track/document/enter … activity/call/deal, deal stage/registration,
      open deal/bid/opportunity, call report
    `),
    unless: listOf(
      'gong, outreach, fluency, preferred, tool, knowledge, proficiency, experience, familiarity, generate, create, pilot, poc, coach, playbook, driving, license, licence, skill, track',
    ),
  },
  {
    competency: 'coaching',
    phrases: listOf(`
      ride-along, ride along/with/shotgun, call observation/coaching, listen to … rep/seller/recording, sit in on call,
      give/provide rep/seller/team/aes/sdrs … feedback, feedback to/for … rep/seller/team, recruit/hire … train/develop/onboard/motivate/ramp/retain, make … rep/seller/team/people better, role play, create/build … development plan, inherit … team, lead … team of #
    `),
    unless: listOf(
      'experience, benefit, buyer, relationship, product, marketing, engineering, senior, get, receive, offer, partner',
    ),
  },
  {
    competency: 'coaching',
    isExact: true,
    phrases: listOf(
      `deliver/provide/provides/hold/holds … coaching, coach/coaches/coaching/mentor … ${people}/others/plan/sessions/skills, give/individualized/weekly/field/of/regular/at/about coaching, 1 1, one on ones, train/trains/hire/hires/recruit/recruits/onboard/onboards/develop/develops/developing/motivate/motivates/inspire/upskill/promote … ${people}`,
    ),
    unless: listOf(
      'from, receive, get, offer, benefit, who, executive, hour, learning, programme, program, relationship, partnership, client, buyer, help',
    ),
  },
];
