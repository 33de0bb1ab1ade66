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
      first call to, first/second call/visit, once/twice year, in spring/summer/autumn/winter, half year, timeline, transactional, fortnight, same day/week/month/afternoon, long/slow/quick/fast/short … sale/deal/process/decision, season
    `),
    unless: listOf(
      'work, full, entire, whole, complete, end, life, bike, experience, process, office, apply',
    ),
  },
  {
    fact: 'cycle',
    phrases: listOf('cycle, fiscal/financial year, shorten … procurement'),
    unless: listOf('work, full, entire, whole, complete, end, life, bike, apply'),
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
