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

const earned =
  'salary, base, basic, ote, compensation, comp, earn, commission, bonus, variable, wage, hour, hourly, annum, remuneration, on-target, uncapped';
const goals =
  'quota, target, goal, number, arr, mrr, revenue, booking, objective, attainment, turnover, budget';
const deals =
  'deal, sell, sale, close, sign, signature, cycle, buy, purchase, decide, decision, procurement, contract, tender, evaluate, pilot, project, process, typical, average, usually, most, take, last, first, hello, long, short, quick, conversation, win, turnaround, opportunity, customer, prospect, demo, proposal, quote, order, enquiry, lead, buyer';

/**
 * What counts as stating a fact. Wide on purpose: to ask for what a text does say is worse than not to ask
 * for what it leaves out.
 */
export const factGroups: readonly FactGroup[] = [
  {
    fact: 'motion',
    phrases: listOf(`
      inbound, outbound, outreach, cold, lead, enquiry, inquiry, request, referral, fair, show, conference, event, website, trial, free plan/tier, product-led, self-serve, bottom-up, sign up, signup, ask us, come to us, find us, ring/call/phone us,
      prospect, new business/logo/customer/account/client/partner/site/name, net new, greenfield, never heard, hunt, dial, door, tender, rfp, visit, road, quote, quotation, bid, evaluation, book … meeting, # meeting, canvass, open account, not yet, yet,
      existing/current/live/lapsed customer/client/account/business, upsell, up-sell, cross-sell, renew, expansion, churn, retention, grow … account/customer/client, portfolio of, book of, account manager, key/named account,
      partner, channel, reseller, distributor, dealer, integrator, broker, agency, indirect, marketing, introduction, network, pipeline
    `),
  },
  {
    fact: 'deal-size',
    phrases: listOf(`
      acv, tcv, asp, aov, arpu, # figure, figure deal/contract/sale/order, large/small/big/high/low value/ticket/deal/contract, deal/order/contract/ticket size, per seat/user/site/location/head/license/licence, # pound/dollar/euro deal/contract/order, $ each,
      deal/contract/order/project … $, $ … deal/contract/acv/tcv/order/project, $ a/per customer/client/site/seat/deal/account/location, customer/client/company … pay … $, pay us $
    `),
  },
  {
    fact: 'deal-size',
    phrases: listOf('$, # pound/dollar/euro'),
    unless: listOf(`${earned}, ${goals}, fund, raise, stipend, allowance`),
  },
  {
    fact: 'cycle',
    phrases: listOf(`
      cycle, same day close, first call to, number of call, # call/visit close, first/second call/visit, fortnight, seasonal, same afternoon/morning, time to close/sign/signature, long/slow/quick/fast/short … sale/deal/process/decision, deal … move, high velocity, tender year, # # day/week/month, # to # day/week/month
    `),
    unless: listOf('work, full, entire, whole, complete, end, life, bike, experience, process, office, apply'),
  },
  {
    fact: 'cycle',
    isExact: true,
    phrases: listOf(
      'takes/take/lasts … week/weeks/month/months/year/years/day/days, one call, single call, single visit, one visit, two calls, two visits, on the call, # days, # weeks, # months, # quarters, # week, # month, half year, same day, same week, same month, on spot, week/month/quarter/year later, about/over/under/nearly/least/within/than/inside year/years/month/months/week/quarter',
    ),
    with: listOf(deals),
    unless: listOf(
      'experience, leave, holiday, vacation, pto, pension, probation, interview, application, notice, ago, old, parental, ramp',
    ),
  },
  {
    fact: 'buyers',
    phrases: listOf(`
      buyer, buy, sell … to/into, sale … to, sold to/into, buy from, who buy/sign/decide/use/run/own/manage, people you/who, you talk/speak/meet, speak/talk to/with, conversation with, call on, customer base, audience, customer/client/prospect be/is/are/include/range, decision maker, c-level, c-suite, persona, engage with, meet with, pitch/present to, in front of, used by, software/platform/tool/system/app/equipment for, help … team/company/business/manager/owner/people, customer/client in
    `),
  },
  {
    fact: 'buyers',
    phrases: listOf(`
      vp, vice president, cfo/cio/cto/ceo/coo/cmo/ciso/chro/cro/cpo, chief, head of, director, owner, officer, professional, manager … at/of, executive at/of/from/in, controller, teacher, principal, superintendent, dentist, doctor, surgeon, nurse, vet, clinician, architect, consultant, integrator, farmer, grower, chef, landlord, trustee, homeowner, contractor, supervisor, engineer, administrator, lawyer, agency, founder, merchant,
      finance/operation/hr/it/plant/facility/practice/office/procurement/warehouse/school/engineering/security/legal/marketing/clinical/data manager/director/lead/leader/team/people, relationship with, committee, consumer, user, small business, sme, firm, retailer, restaurant, reseller, distributor, dealer, school, hospital, hotel, charity, council, bank, insurer, manufacturer, brand, developer, garage
    `),
    unless: listOf('report, colleague, sales, hire, recruit, mentor, coach, apply, boss, founded'),
  },
  {
    fact: 'quota',
    phrases: listOf(`
      quota/target/goal/booking/objective/attainment/budget/retention/number/arr/mrr/kpi/revenue/renewal … $, quota/target/goal/objective/attainment/retention/kpi … #, $ … quota/target/goal/booking/objective/attainment/budget/retention/number/new/arr/mrr/revenue/renewal/sale/order/turnover/value,
      # … quota/target/goal/objective/retention/booking/revenue, grow/growth … $/#, by #, $ … by, reach … $, quarterly/annual/yearly/monthly number/plan/target … $, deliver/achieve/carry/book/add/double … $,
      # … meeting/demo/opportunity/appointment/lead/call/dial/renewal, kpi, # … new account/customer/client/logo/partner/agency/merchant/site, # per month/week/quarter/year, sell/win/close/sign/open # … customer/deal/account/client/partner/logo, next # customer, measured on, team/region/area … bring/deliver/generate/take … $
    `),
    unless: listOf(
      'experience, base, ote, salary, learning, pension, retirement, dental, fund, track, leave, deal, day, employee, office, hiring, holiday, vacation',
    ),
  },
  {
    fact: 'quota',
    phrases: listOf(`
      hit/beat/make/land … number/target/plan … $/#, number/target/quota/goal is/of/around/about $/#, quota … $/#, target … $, carry … $, # … deal/sale/customer/meeting/order/client/account/contract/unit/policy/install/machine/case/placement month/quarter/week/year, double … revenue, # % … target/quota/growth
    `),
  },
  {
    fact: 'quota',
    phrases: listOf('$'),
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
    phrases: listOf('# … month, # quarter, # week, # … day, # year'),
    unless: listOf(
      'pay, salary, office, travel, paid, holiday, leave, vacation, holidays, experience, within',
    ),
  },
  {
    fact: 'team',
    phrases: listOf(`
      report to/into/directly, report line, report … vp/ceo/founder/cro/head, team of, join … team/#, part of … team, direct report, lead/manage/build … team of, work closely, work alongside, work with … sdr/engineer/success/marketing/manager/product/sales, customer success, # … ae/sdr/bdr/rep/seller/executive/representative/colleague
    `),
  },
  {
    fact: 'team',
    phrases: listOf(`
      team … #, # … strong team, # … rep/sdr/bdr/ae/seller/salespeople/colleague/manager/executive/director/engineer, first/second/third/only … hire/salesperson/rep, sales hire, rep number,
      work … with … csm/support/colleague/team/specialist, alongside, other sdr/rep/ae/seller/colleague/manager, boss, fellow, one of #, sit with/beside/next/in/between, manager is/who, manages you, led by, who lead/run, no sdr, pair, pod, orchestrate, extended team, shoulder to shoulder, dedicated sdr/bdr/engineer, supported by, support of/from, presales, pre-sales, solution/sales engineer/consultant, peer, squad, counterpart, solo, managed by, cross-functional, sales floor, direct line, # other, # people sell/in, your/other sdr/bdr/ae/rep, inside rep, no one else, join #, sales/small/growing/existing/wider/commercial/revenue/regional/new team, # of us, helped by, help from, line manager, head of sales/revenue/growth, vp of sales, vp sales, back office, colleague, work for/under, you would/you'd be … first/#, # people on/in, lead/manager would
    `),
    unless: listOf('client, customer'),
  },
  {
    fact: 'territory',
    phrases: listOf(`
      territory, patch, cover, coverage, geography, geographic, turf, remit, account in, greater, from # to #, revenue of/from/between, firm with, any company, @ market, named account/list, account list, list of account, book of, portfolio of, assigned/allocated account/set/list, uk, emea, apac, dach, nordic, benelux, latam, anz, mena, mid-market, midmarket, smb, sme, enterprise account/customer, strategic/key account, vertical, segment, sector, industry, region, area, national, nationwide, county, postcode, zip, metro, district, yours, throughout, worldwide, public sector, home counties, round robin,
      # … named/existing/live account/customer/client, # state/county/country/hospital/district/trust/branch/partner/dealer/store/site, north/south/east/west/northern/southern/eastern/western/central/southeast/northeast/southwest/northwest @, manage/handle … # … customer/client/partner, account/company/customer/business/client/firm/group/bank/hospital above/between/with/over/under/in/of #/$, with/from/between/of # … employee/staff/bed/people/seat/location, fortune/ftse #
    `),
    unless: listOf('office, opportunity, law, letter, license, licence, right, eligible, pension'),
  },
  {
    fact: 'territory',
    isExact: true,
    phrases: listOf('across/throughout/around/cover/covering/between/in/outside @'),
    unless: listOf(
      'office, headquarter, authorized, eligible, based, live, remote, hybrid, location, located, experience, degree, bachelor, crm, salesforce, hubspot, proficiency, excel, apply, application',
    ),
  },
  {
    fact: 'pay',
    phrases: listOf('$, # euro/pound/dollar, # eur/usd/gbp/chf'),
    with: listOf(
      `${earned}, pay, package, fixed, hr, equity, money, income, reward, offer, range, rate, car, draw, plus, profit, dental, health, pension, 401, holiday, vacation, week, manager/executive/representative`,
    ),
  },
  {
    fact: 'pay',
    phrases: listOf('$'),
    unless: listOf(
      'deal, contract, customer, client, order, quota, target, revenue, arr, mrr, fund, raise, sale, average, account, goal, booking, price, cost, plan, spend, worth, sell, value, budget, save, size, learning, company, market, renewal, premium',
    ),
  },
  {
    fact: 'pay',
    phrases: listOf(
      'salary/basic/ote/earnings … #, # ote/basic/base/salary, $ on target, # # equity',
    ),
    unless: listOf('day, holiday, week'),
  },
];
