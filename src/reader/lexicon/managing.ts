import { type PhraseGroup, listOf } from './group.ts';

const system = 'crm/salesforce/hubspot/pipedrive/dynamics';

/** Keeping deals, accounts and people in order. */
export const managing: readonly PhraseGroup[] = [
  {
    competency: 'forecast-honesty',
    weight: 3,
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
    competency: 'forecast-honesty',
    weight: 1,
    phrases: listOf(
      'predictability, predictable, commit, optimism, stand behind, surprise, truth, realistic, promise, slip, accurate, accuracy, board, honest, honesty, early, integrity, annual target/budget, accountable, risk, predict, transparency, candor, candour',
    ),
  },
  {
    competency: 'account-planning',
    weight: 3,
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
    weight: 3,
    isExact: true,
    phrases: listOf(
      'client management, relationship management, grow/grows/expand/expands/develop/develops/protect/protects/deepen/nurture/nurtures/retain/retains … accounts/customers/clients/partners/existing/book, manage/manages/managing/own … existing/portfolio/book',
    ),
    unless: ['experience', 'no', 'years'],
  },
  {
    competency: 'account-planning',
    weight: 1,
    phrases: listOf(`
      look after, book of, existing/current account/customer/client/business, retention, expansion, renewal, account/client/partner/territory manager, customer success, named account, portfolio, territory, growth, upsell, account management, strategic/key account, where else, plan, review, twice a year, loyal, relationship, long-term, regular, visit, contract end, years ahead, churn, loyalty, satisfaction, adoption, wallet, retain
    `),
  },
  {
    competency: 'pipeline-discipline',
    weight: 3,
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
    competency: 'pipeline-discipline',
    weight: 1,
    phrases: listOf(
      `${system}, organized, organised, detail, time management, sales process, pipeline, neat, follow up, structured, rigor, disciplined, same day, next step, record, note, tidy, log, update, process, admin, data, stage, report, spreadsheet, discipline, write it, activity, coverage, rigorous, rigour, clean, diary, track, log`,
    ),
    unless: ['preferred', 'knowledge', 'generate', 'build', 'create'],
  },
  {
    competency: 'coaching',
    weight: 3,
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
    weight: 3,
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
  {
    competency: 'coaching',
    weight: 1,
    phrases: listOf(
      'teach, underperformance, lead/manage/hire … team/people, playbook, new hire, head of/vp sales, sales manager/director/leadership, hiring, team of, direct report, lead … team, development plan, watch … someone, people … developed, develop, train, rep, team, coaching, feedback, accompany, performance, mentor, coach, motivate, recruit, ramp, underperform',
    ),
    unless: ['report', 'reports', 'from', 'our'],
  },
];
