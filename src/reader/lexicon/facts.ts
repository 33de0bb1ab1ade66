import type { FactId } from '../types.ts';
import { type Phrases, listOf } from './group.ts';

/** Phrases that state a fact. */
export interface FactGroup {
  readonly fact: FactId;
  readonly isExact?: boolean;
  /** Words that take the meaning away where they stand within five words. */
  readonly unless?: Phrases;
  /** Words of which one must stand in the same sentence, or in the heading before it. */
  readonly with?: Phrases;
  readonly phrases: Phrases;
}

/** Beside these a sum is pay. */
const earned =
  'salary, base, basic, ote, compensation, comp, comm, doe, earn, commission, bonus, variable, wage, hour, hourly, annum, remuneration, on-target, uncapped';
/** Beside these it is a goal. */
const goals =
  'quota, target, goal, number, arr, mrr, revenue, booking, objective, attainment, turnover, budget';
/** Beside these a span of time is no sales cycle. */
export const apart =
  'experience, leave, holiday, vacation, pto, pension, probation, interview, application, notice, ago, old, parental, ramp, training, promotion, path';
/** Of these one stands in the sentence where a few days are a sales cycle. */
const deals =
  'median, deal, sell, sale, close, sign, signature, buy, purchase, decide, decision, contract, pilot, project, process, typical, average, usually, most, take, last, first, long, quick, win, opportunity, customer, prospect, quote, order, lead, buyer';

/**
 * What counts as stating a fact. Wide on purpose: to ask for what a text does say is worse than not to ask
 * for what it leaves out.
 */
export const factGroups: readonly FactGroup[] = [
  {
    fact: 'motion',
    phrases: listOf(`
      inbound, outbound, account, deal, cold, lead, prospect, pipeline, call, phone, existing, generate, quote, new, open, renew, partner, channel, marketing, development, trial, tender, referral
    `),
  },
  {
    fact: 'deal-size',
    phrases: listOf(`
      acv, tcv, # figure, large/small/big/high/low value/ticket/deal/contract, deal/order/contract/ticket size, per seat/user/site/location/license/licence, $ each, deal/contract/order/project … $, $ … deal/contract/acv/tcv/order/project, $ per customer/client/site/seat/deal/account/location, customer/client/company/they … pay … $, contract/deal/customer/order … worth, worth $, # seat/license/licence, $ arr/mrr
    `),
  },
  {
    fact: 'deal-size',
    phrases: ['$'],
    unless: listOf(`${earned}, ${goals}, fund, raise, stipend, allowance`),
  },
  {
    fact: 'deal-size',
    phrases: [
      '$ $',
      '$ to/and $',
      '# euro/dollar/pound',
      'average/typical … $',
      '$ … average',
      'average/typical deal/sale/order … #',
    ],
    unless: listOf(earned),
  },
  {
    fact: 'cycle',
    phrases: listOf(`
      cycle, first call to, first/second call/visit, once/twice year, in spring/summer/autumn/winter, half year, timeline, transactional, fortnight, same day/week/month/afternoon, long/slow/quick/fast/short … sale/deal/process/decision, season
    `),
    unless: listOf(
      'work, full, entire, whole, complete, end, life, bike, experience, process, office, apply',
    ),
  },
  {
    fact: 'cycle',
    isExact: true,
    phrases: listOf('# weeks, # months, # quarters, within days/weeks'),
    unless: listOf(apart),
  },
  {
    fact: 'cycle',
    isExact: true,
    phrases: listOf(
      '# month, takes/take/lasts … week/weeks/month/months/year/years/day/days, one/same/single/two call/calls/visit/visits/conversation/conversations/sitting/meeting, on the call, # days, about/over/under/nearly/within/than/inside year/years/month/week/quarter',
    ),
    with: listOf(deals),
    unless: listOf(apart),
  },
  {
    fact: 'cycle',
    phrases: listOf('day, week, month, quarter, year, hour, then, talk, between @'),
    with: listOf('close, sign, decide, buy, order, expiry, renew, purchase'),
    unless: listOf(apart),
  },
  {
    fact: 'buyers',
    phrases: listOf(`
      customer, client, buy, buyer, decide, sell … to/into, sale … to, you talk/speak/meet, speak/talk to/with, c-level, committee, user, firm, retailer, reseller, distributor, school, hospital, bank, manufacturer, homeowner, practice, agency, people, contact, group, clinic, shop, business
    `),
  },
  {
    fact: 'buyers',
    phrases: listOf(`
      vp, cfo/cio/cto/ceo/coo/cmo/ciso/chro/cro, chief, head of, director, owner, officer, engineer
    `),
    unless: listOf('report, colleague, sales, hire, recruit, mentor, coach, apply, boss, founded'),
  },
  {
    fact: 'quota',
    phrases: listOf(`
      quota/target/goal/booking/objective/attainment/budget/retention/number/arr/mrr/revenue/renewal … $, quota/target/goal/objective/attainment/retention/renewal … #, $ … quota/target/goal/booking/objective/budget/retention/number/new/arr/mrr/revenue/renewal/sale/order/turnover/value, # … quota/target/goal/objective/retention/booking/revenue,
      grow/growth … $/#, by #/$, $ … by, reach/deliver/achieve/carry/book/add/double/generate … $, # … meeting/demo/opportunity/appointment/lead/call/dial/renewal, # … new account/customer/client/logo/partner/agency/site, # new, # … per month/week/quarter/year, by … third/half/quarter/fifth, keep/retain/grow … #, double, from #/$ to #/$, sell/win/close/sign/open/place #, # close/monthly, # … monthly/annually, plan of #/$
    `),
    unless: listOf(
      'experience, base, ote, salary, learning, pension, retirement, dental, fund, track, leave, deal, day, employee, office, hiring, holiday, vacation',
    ),
  },
  {
    fact: 'quota',
    phrases: listOf(`
      hit/beat/make/land … number/target/plan … $/#, number/target/quota/goal is/of/around/about $/#, # … deal/sale/customer/meeting/order/client/account/contract/unit month/quarter/week/year
    `),
  },
  { fact: 'quota', phrases: listOf('quota, target, goal'), with: ['#', '$'] },
  {
    fact: 'quota',
    phrases: ['$'],
    with: listOf(
      'month, quarter, region, patch, area, plan, year, success, closed, ask, expect, goal, deliver, bring, carry, target, number, book',
    ),
    unless: listOf(
      'base, ote, salary, basic, earn, commission, deal, contract, customer, client, pay, per, user, hour, package, fund, raise, allowance, stipend, learning, car',
    ),
  },
  {
    fact: 'quota',
    isExact: true,
    phrases: listOf('# … month, # … mo, # quarter, # week, # … day, # year'),
    unless: listOf(
      'pay, salary, office, travel, paid, holiday, leave, vacation, holidays, experience, within',
    ),
  },
  {
    fact: 'team',
    phrases: listOf(`
      report to/into/line, individual contributor, team, work with … sdr/engineer/success/marketing/manager/product/sales/support, customer success
    `),
  },
  {
    fact: 'team',
    phrases: listOf(`
      join … #, report #, first … hire, sdrs, bdrs, department, answer to, # … rep/representative/sdr/bdr/ae/seller/salespeople/colleague/manager/executive/director/engineer, first/second/third/only/sales/other hire/salesperson/rep/sdr/ae, # of us/you, # people, alongside, colleague, boss, led/managed/supported/helped by, floor, desk, pre-sales, line manager, supervisor, solution/sales engineer/consultant, head of sales/revenue/growth, vp of/sales
    `),
    unless: ['client', 'customer'],
  },
  { fact: 'team', isExact: true, phrases: ['with/for @', 'sales/district/team manager'] },
  {
    fact: 'territory',
    phrases: listOf(`
      territory, patch, remote, anywhere, international, field, postcode, travel, cover, account in, own/take/for @, focus on/company/segment, list … #, named account/list, book of, portfolio of, uk, emea, dach, nordic, benelux, mid-market, smb, sme, enterprise/strategic/key account, vertical, segment, sector, industry, region, area, national, nationwide, local, global, $ in revenue/asset/turnover, city, state, country, county, district, throughout,
      # … named/existing/live account/customer/client, # state/county/country/hospital/district/trust/branch/partner/dealer/store/site, north/south/east/west/northern/southern/eastern/western/central/southeast/northeast/southwest/northwest @, account/company/customer/business/client/firm/group/bank/hospital above/between/with/over/under/in/of #/$, with/from/between/of/than # … employee/staff/bed/people/seat/location
    `),
    unless: listOf('office, opportunity, law, letter, license, licence, right, eligible, pension'),
  },
  {
    fact: 'territory',
    isExact: true,
    phrases: [
      'across/throughout/around/cover/covering/between/from/in/outside/over/near @',
      'us only/market/customers',
    ],
  },
  {
    fact: 'pay',
    phrases: ['$'],
    with: listOf(
      `${earned}, pay, package, fixed, hr, equity, money, income, reward, offer, rate, car, draw, plus, dental, health, pension, 401, holiday, vacation, week, manager, executive, representative, rep`,
    ),
  },
  {
    fact: 'pay',
    phrases: ['$'],
    unless: listOf(
      'deal, acv, between, contract, customer, client, order, quota, target, revenue, arr, mrr, fund, raise, sale, average, account, goal, booking, price, cost, plan, spend, worth, sell, value, budget, save, size, learning, company, market, renewal, premium',
    ),
  },
  {
    fact: 'pay',
    phrases: listOf(
      'salary/base/basic/ote/earnings/compensation/range … #, commission only, pay #, # gross, $ super, # ote/basic/base/salary, $ on target',
    ),
    unless: listOf('day, holiday, week'),
  },
];
