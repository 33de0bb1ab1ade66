import { type PhraseGroup, listOf } from './group.ts';

/** Keeping deals, accounts and people in order. */
export const managing: readonly PhraseGroup[] = [
  {
    competency: 'forecast-honesty',
    weight: 3,
    phrases: listOf(`
      forecast, accurate/reliable/honest/rolling/weekly/sales/revenue/order/monthly forecast, forecast accuracy/call/category, call … number, predictable revenue, sandbag, happy ears, hockey stick, accurate number/picture/view, truth about, honest about … number/deal/close/quarter, straight about … number/deal, realistic about, what you commit, commit … quarter,  tell … truth, truthful,
      what … going to … close/land/sign, what … will close/land/sign/slip, land … which quarter, which quarter, stop … surprise, like surprise, hate surprise, last-minute surprise,
      flag risk/early, tell … early, not by optimism, optimism, bad news, say why … deal, slip … early, slipped, number … mean, promise … board, realistic … number/view/date/about
    `),
    unless: ['demand', 'weather', 'software', 'decide'],
  },
  {
    competency: 'forecast-honesty',
    weight: 1,
    phrases: listOf(
      'predictability, best case, commit number/best, no surprise, early … miss, when you tell us/say',
    ),
  },
  {
    competency: 'account-planning',
    weight: 3,
    phrases: listOf(`
      account plan/planning/strategy/review/development, strategic account, territory plan/planning, joint business plan, joint plan, business review, qbr, named account/list, key account, upsell, up-sell, cross-sell, territory review, three-year plan,
      grow/expand/develop … account/customer/client/book/relationship/partner, white space, whitespace,
      portfolio of account/customer/client, call/contact/visit plan,
      churn, land and expand, long-term relationship, share of wallet, plan … for … account/customer/client, customer base
    `),
    unless: ['holiday', 'software'],
  },
  {
    competency: 'account-planning',
    weight: 3,
    isExact: true,
    phrases: listOf('account management, client management'),
  },
  {
    competency: 'account-planning',
    weight: 1,
    phrases: listOf(`
      look after, book of business/customer/client, existing/current/lapsed/dormant account/customer/client, retention, expansion, twice a year, renewal, account/client manager, quarter … review, customer success
    `),
    unless: ['energy'],
  },
  {
    competency: 'pipeline-discipline',
    weight: 2,
    phrases: listOf(`
      manage/maintain/own/run/keep/work … pipeline, pipeline management/hygiene/review/discipline/inspection/cadence/coverage/data/meeting, inspect … pipeline,
      clean/healthy/tidy/accurate/honest/live pipeline, next step, close date,
      record/log/document/note/enter … activity/call/interaction/conversation/visit/contact/everything, record … deal/crm/opportunity, update … opportunity/record/deal/crm/system/after,
      note … current, keep … current/tidy/clean/neat/order/date, zombie deal, every/each deal has, log everything, crm … current/accurate/date/tidy/clean, write … down, stale/dead opportunity/deal/stuff/lead, dead … closed, deal … dead, exit criteria,
      complete and … date, data integrity/quality/hygiene, follow up … quote/quotation/promptly/every/after/with, enter order/note, account note, deal registration, sales admin/administration/hygiene, spreadsheet … date, deal stage, # x pipeline, maintain … coverage
    `),
    unless: ['preferred', 'knowledge', 'plus', 'insurance'],
  },
  {
    competency: 'pipeline-discipline',
    weight: 2,
    isExact: true,
    phrases: listOf('tidy'),
  },
  {
    competency: 'pipeline-discipline',
    weight: 1,
    phrases: listOf(
      'crm, salesforce, hubspot, pipedrive, deal/pipeline review, same day, neat, organized, sales process, pipeline',
    ),
    unless: ['preferred', 'knowledge', 'plus', 'insurance', 'generate', 'build', 'create'],
  },
  {
    competency: 'coaching',
    weight: 3,
    phrases: listOf(`
      coach, mentor, develop … team/seller/talent/member/manager/bdr/sdr/people, train … rep/seller/team/partner/staff/hire/salespeople,
      ride-along, ride with, call review/observation/coaching, listen to … call … rep, listen … with rep, sit in on … call,
      give … feedback, structured/specific/regular/honest/useful/timely feedback, role play, hire/recruit … rep/team/seller/salespeople, hire and, recruit and, hire ramp, lead … team of manager/rep/seller, lead … manager/rep/seller, manage … team of/rep/seller/sdr/bdr, onboard … rep/team/seller/new/develop, ramp … rep/new/hire, individualized coaching,
      development plan, performance … rep/review/management, help … rep/team/seller/them … hear/see/win/improve/grow/get, make … people/rep/team/other … better, joint visit, call coaching, shadow … rep, grow … rep/people/seller, bring … on … rep/seller, train new, make rep … better,  watch … someone else win, growth of … team
    `),
  },
  {
    competency: 'coaching',
    weight: 3,
    isExact: true,
    phrases: listOf(
      '1 1, 1 1s, 1 on 1, 1 on 1s, 1 2 1, 1 2 1s, one on one, one on ones, one to one, one to ones, develop reps, ramping, upskill',
    ),
  },
  {
    competency: 'coaching',
    weight: 1,
    phrases: listOf(
      'teach, lead … team, playbook, underperformance, new hire, sales manager/director/leader/leadership, head/vp of sales, hire decision/profile, team of',
    ),
    unless: ['report', 'reports', 'from'],
  },
];
