import { type PhraseGroup, listOf } from './group.ts';

const system = 'crm/salesforce/hubspot/pipedrive/dynamics';

/** Keeping deals, accounts and people in order. */
export const managing: readonly PhraseGroup[] = [
  {
    competency: 'forecast-honesty',
    phrases: listOf(`
      forecast, call number, happy ears, sandbag, no/hate/stop/minute surprise, surprise … quarter/month, predictable revenue, accurate number/picture/view/prediction, bad news,
      tell … early/truth, commit to … number, honest/realistic/candid/accurate … number/quarter/picture, say/tell/know … which/what … will/won't/close/land/come,
      what … will/going … close/land/sign, which deals will, which quarter, flag/call … risk, risk … before/early, early … miss/short/fall, explain … moved/variance/miss, say why … deal, within # of,
      give … ceo/board/finance number, has slipped, deal … slip
    `),
    unless: [
      'demand',
      'weather',
      'rely',
      'software',
      'tool',
      'platform',
      'product',
      'analytics',
      'travel',
      'base',
      'bonus',
      'pipeline',
      'ownership',
      'commission',
    ],
  },
  {
    competency: 'account-planning',
    phrases: listOf(`
      account plan/planning/strategy/review/development/growth, client/customer plan/strategy, territory plan/planning/review, territory and account, joint/success plan, joint business plan, three-year plan, plan with/for … account/customer/client/partner, plan … territory, written plan,
      business review, qbr, quarterly account/territory review, upsell and/opportunity, up-sell, cross-sell, white space, whitespace, share of wallet, land and expand, reduce/prevent … churn, expansion opportunity/revenue, spot expansion, renewal and expansion,
      retain and expand/grow/develop, growth plan,
      call/contact/visit plan, long-term relationship/partnership
    `),
    unless: ['holiday', 'software', 'pension', 'health', 'manager', 'need', 'new'],
  },
  {
    competency: 'account-planning',
    isExact: true,
    phrases: listOf(
      'client management, relationship management, grow/grows/expand/expands/develop/develops/protect/protects/deepen/nurture/nurtures/retain/retains … accounts/customers/clients/partners/existing/book, manage/manages/managing/own … existing/portfolio/book',
    ),
    unless: ['experience', 'no', 'years'],
  },
  {
    competency: 'pipeline-discipline',
    phrases: listOf(`
      pipeline management/hygiene/review/discipline/inspection/cadence/coverage/stage/rhythm/meeting/data, inspect … pipeline, manage/maintain/own/run/nurture … pipeline, clean/healthy/tidy/accurate/robust/disciplined pipeline,
      keep/maintain/update/log/record/document/enter/capture/note … ${system}/record/activity/note/diary/interaction/call/next step/close date/everything, ${system} … accurate/current/date/clean/complete/right/hygiene/discipline/records/statuses/tidy, ${system} records/entries/data, use of ${system}, data integrity/hygiene, accurate … record/data/notes, in … ${system} … happen,
      keep/agree/set/clear/confirm/document … next step, next step on/for/with/every, no next meeting, follow up/through/up … every/each/promptly/quote/quotation/after, log/track/record … activity/call, update … stage/opportunity/crm/pipeline, crm discipline/data, data quality, stage definition/criteria, exit criteria, deal stage/registration, # x coverage/pipeline,
      open deal … each/every/week, stale/dead/zombie deal/opportunity/lead, log everything, call report
    `),
    unless: [
      'preferred',
      'knowledge',
      'proficiency',
      'experience',
      'insurance',
      'familiarity',
      'build',
      'generate',
      'create',
    ],
  },
  {
    competency: 'coaching',
    phrases: listOf(`
      train … salespeople/partner/rep/seller, ramp … rep/new/hire, hire and, recruit and, hire # more, practise/practice … with,
      ride-along, ride with, call review/observation/coaching, listen to … rep/seller/recording, sit in on call, join … live/rep/team call, performance management/feedback,
      give/provide … feedback, specific/structured feedback, role play, make … rep/people/team/seller … better, grow … rep/seller, create development plan, joint visit, accompany … visit/call, build … team, manage underperformance, develop … people,
      help … rep/seller … hear/see/improve/grow
    `),
    unless: [
      'software',
      'our',
      'experience',
      'benefit',
      'enablement',
      'consultant',
      'extended',
      'client',
      'customer',
      'buyer',
    ],
  },
  {
    competency: 'coaching',
    isExact: true,
    phrases: listOf(
      'coach/coaching … reps/team/sellers/managers/sdrs/people/skills/plan/sessions/development/others, provide/provides/give/deliver/individualized/weekly/call/about/of/regular/at coaching, mentor/mentoring … reps/junior/sellers/team/sdrs/colleagues, 1 1, 1 1s, 1 on 1, 1 on 1s, 1 2 1s, one on ones, one to ones, develop/develops/developing/motivate/motivates/motivating/inspire/onboard/onboards/recruit/recruits/hire/hires/upskill … team/reps/sellers/people/sdrs/bdrs/talent/salespeople/managers/member',
    ),
    unless: [
      'training',
      'from',
      'receive',
      'our',
      'get',
      'offer',
      'benefit',
      'software',
      'industry',
      'with',
      'own',
      'who',
      'field',
      'executive',
      'day',
      'hour',
      'learning',
      'programme',
      'program',
      'world',
    ],
  },
];
