import type { FactId } from '../types.ts';
import { type Phrases, listOf } from './group.ts';

/** Phrases that state a fact. */
export interface FactGroup {
  readonly fact: FactId;
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
