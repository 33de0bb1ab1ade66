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
      inbound, outbound, outreach, cold, net new, greenfield, enquiry, inquiry, request, walk-in, referral, fair, show, conference, event, website, advert, trial, free plan/tier, product-led, plg, self-serve, bottom-up, sign up, new logo/business/customer/account/client/partner/site/name, win/open/land … new,
      existing/current/live/lapsed/old customer/client/account/business, already buy/have/use, install base, upsell, up-sell, cross-sell, renew, renewal, retention, expansion, churn, grow … account/customer/client, book of, inherit, portfolio of, account management/manager, key/named account, client list, loyal, long-standing,
      partner, channel, reseller, distributor, dealer, integrator, wholesaler, broker, agency that, indirect, alliance, marketing … generate/source/qualify/provide, lead … come/from/provide/generate, lead gen/generation, from marketing, qualified lead/meeting, warm, list we provide, come to us, never heard,
      self-source, self-generate, generate/create/build/source … pipeline/opportunity/meeting, find … yourself/customer/client/business, book/set/schedule … meeting/demo/appointment, # meeting, door, knock, tender, rfp, hunter, hunt, farm, farmer, dial, make … call, canvass, word of mouth, introduction, network, webinar, nurture, dormant, reactivate, win back, conquest, calendar, current/customer/client base, additional module/product, ring/call/phone/approach us, signup, recommendation, recommend, new to us, find … company/business, already run, hand … lead/opportunity, cold-call
    `),
  },
  { fact: 'motion', isExact: true, phrases: listOf('prospecting, prospect, prospects, leads') },
  {
    fact: 'deal-size',
    phrases: listOf(`
      acv, tcv, asp, aov, arpu, figure deal/contract/sale/order/each/sum, # figure, # grand, large/small/big/high/low value/ticket/deal/contract, land at/for $, deal be small/large, # pound/dollar/euro deal/contract/order, per seat/user/site/location/head/license/licence, deal/order/contract/ticket size,
      deal/contract/order/license/project/ticket … $, $ … deal/contract/acv/tcv/each/license/licence/order/project, $ a/per/each customer/client/month/site/seat/year/deal/account/location, they/each/customer/client/company/average/who/typically … pay … $, pay us $
    `),
  },
  {
    fact: 'deal-size',
    phrases: listOf('$, # pound/dollar/euro'),
    with: listOf(
      'deal, contract, order, sale, transaction, customer, client, account, price, plan, license, licence, subscription, product, solution, software, unit, pay, average, typical, each, per, spend, purchase, worth, renewal, project, policy, premium, ticket, system, machine, fee, opportunity, invest, cost, value, package',
    ),
    unless: listOf('salary, base, ote, basic, hour, fund, raise, stipend'),
  },
  {
    fact: 'cycle',
    phrases: listOf(`
      cycle, same day close, first call to, number of call, # call/visit close, first/second call/visit/meeting, lead time, fortnight, season, same afternoon/morning, # … meeting over, day not, not month, approval, budget cycle/round, once/twice/time year, multi-year sale, time to close/sign/signature, long/slow/quick/fast/short … sale/deal/process/decision, deal … move, high velocity, budget/school/tender year
    `),
    unless: listOf('work, full, entire, whole, complete, end, life, bike'),
  },
  {
    fact: 'cycle',
    isExact: true,
    phrases: listOf(
      'takes/take/lasts … week/weeks/month/months/year/years/day/days, one call, single call, single visit, one visit, two calls, two visits, on the call',
    ),
  },
  {
    fact: 'cycle',
    phrases: listOf(
      'half year, same day/week/month, on the spot, week/month/quarter/year rather/from/later',
    ),
    with: listOf(deals),
  },
  {
    fact: 'cycle',
    isExact: true,
    phrases: listOf(
      '# days, # weeks, # months, # quarters, # week, # month, # years, about/over/under/nearly/least/within/than/inside year/years/month/months/week/quarter',
    ),
    with: listOf(deals),
    unless: listOf(
      'experience, leave, holiday, vacation, pto, pension, probation, interview, application, notice, ago, old, parental, ramp',
    ),
  },
  {
    fact: 'buyers',
    phrases: listOf(`
      buyer, sell … to/into, sale … to, sold to/into, buy from, who buy/sign/decide/use/run/own/manage, people you/who, you talk/speak/meet, speak/talk to/with, conversation with, call on/to, calling on, customer base, audience, customer/client/prospect be/is/are/include/range, decision maker, c-level, c-suite, persona, engage with/at, meet with, help … run/manage, deal with, pitch/present to, in front of, used by, software/platform/tool/system/app/equipment for, help … team/company/business/manager/owner, customer/client in
    `),
  },
  {
    fact: 'buyers',
    phrases: listOf(`
      vp, vice president, cfo/cio/cto/ceo/coo/cmo/ciso/chro/cro/cpo/cdo, chief, head of, director, owner, officer, professional, governor, finance/operation/hr/it/plant/facility/practice/office/property/asset/logistics/maintenance/purchasing/procurement/category/fleet/warehouse/production/product/quality/safety/site/store/clinic/school/lab/project/firm/theatre/engineering/security/legal/marketing/clinical/data/people manager/director/lead/leader/team/people/engineer/department, manager … at/of, executive at/of/from/in,
      controller, head teacher, headteacher, principal, provost, superintendent, dentist, doctor, surgeon, physician, nurse, vet, clinician, pharmacist, gp, architect, consultant, integrator, developer, farmer, grower, chef, landlord, publican, landowner, broker, trustee, parent, homeowner, householder, teacher, builder, contractor, installer, supervisor, agent, optician, engineer, administrator, admin, general counsel, lawyer, partner at, agency, founder, merchant, bursar, shopkeeper,
      relationship with, committee, consumer, user, small business, sme, firm, retailer, restaurant, school, hospital, hotel, charity, council, bank, insurer, manufacturer, brand, garage, salon
    `),
    unless: listOf(
      'report, colleague, sales, hire, hiring, recruit, mentor, coach, apply, boss, founded',
    ),
  },
  {
    fact: 'quota',
    phrases: listOf(`
      quota/target/goal/booking/objective/attainment/budget/retention/number/arr/mrr/kpi/revenue/renewal … $, quota/target/goal/objective/attainment/retention/kpi … #, $ … quota/target/goal/booking/objective/attainment/budget/retention/number/new/arr/mrr/revenue/renewal/sale/order/turnover/value,
      # … quota/target/goal/objective/retention/booking/revenue, grow … $/#, by #, $ … by, quarterly/annual/yearly/monthly number/plan/target … $, deliver/achieve/carry/book/add … $,
      # … meeting/demo/opportunity/appointment/lead/call/dial/renewal, # call/dial/meeting/demo/visit/appointment day/daily, kpi, # … new account/customer/client/logo/partner/agency/merchant/site, # per month/week/quarter/year, sell/win/close/sign/open # … customer/deal/account/client/partner/logo, next # customer, measured on, team/region/area … bring/deliver/generate … $
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
      'month, quarter, region, patch, plan, year #, success, closed, ask, expect, goal, deliver, bring, carry, target, number, book',
    ),
    unless: listOf(
      'base, ote, salary, basic, earn, commission, deal, contract, customer, client, pay, per, user, hour, package, fund, raise, allowance, stipend, learning, car',
    ),
  },
  {
    fact: 'quota',
    isExact: true,
    phrases: listOf('# … month, # quarter, # week, # … day'),
    unless: listOf(
      'pay, salary, office, travel, paid, holiday, leave, vacation, holidays, experience, within',
    ),
  },
  {
    fact: 'team',
    phrases: listOf(`
      report to/into/directly, report line, report … vp/ceo/founder/cro/head, team of, join … team/#, part of … team, direct report, lead/manage/build … team of, work closely, work alongside, work with … sdr/engineer/success/marketing/manager/product/sales, customer success, # ae/sdr/bdr/rep/seller/executive/representative/colleague
    `),
  },
  {
    fact: 'team',
    phrases: listOf(`
      team … #, # … strong team, # … rep/sdr/bdr/ae/seller/salespeople/colleague/manager/executive/director/engineer, you would be … first/number/#, you'd be … first/number/#/no, first/second/third/only … hire/salesperson/rep, sales hire, rep number,
      work … with … csm/support/colleague/team/specialist, alongside, other sdr/rep/ae/seller/colleague/manager, boss, fellow, one of #, sit with/beside/next/in/between, manager is/who, manages you, led by, who lead/run, partner/collaborate with … marketing/account/solution/executive/product/team, no sdr, pair, pod, orchestrate, extended team, shoulder to shoulder, dedicated sdr/bdr/engineer, supported by, support of/from, presales, pre-sales, solution/sales engineer/consultant, peer, squad, counterpart, solo, managed by, cross-functional, sales floor, join … and, direct line, # other, # people sell/in, your/other sdr/bdr/ae/rep, inside rep, # … bdm/ae/se/sdr/bdr/csm, no one else, join #, sales/small/growing/existing/wider/commercial/revenue/regional/new team, # of us, helped by, help from, line manager, head of sales/revenue/growth, vp of sales, vp sales, back office, colleague, work for/under
    `),
    unless: listOf('client, customer'),
  },
  {
    fact: 'territory',
    phrases: listOf(`
      territory, patch, cover, coverage, geography, geographic, corridor, turf, remit, account in, under/over # people, hand … out, greater, anglia, from # to #, revenue of/from/between, firm with, any company, province, ontario, quebec, chicago, boston, dallas, manchester, birmingham, leeds, glasgow, edinburgh, dublin, paris, berlin, munich, sydney, toronto, dubai, german/french/dutch/spanish/italian/british/european/american/canadian/nordic market/customer/business, manage/handle … # … customer/client/partner, named account/list, account list, list of account, book of, portfolio of, assigned/allocated account/set/list, emea, apac, dach, nordic, benelux, latam, midwest, vertical, segment, throughout, nationwide
    `),
    unless: ['letter'],
  },
  {
    fact: 'territory',
    phrases: listOf(`
      postcode, zip, region, # … named, anz/iberia/uki/cee/mena, southeast/northeast/southwest/northwest/atlantic/scotland/wales/yorkshire/midland/cornwall/bavaria, # state/county/country/hospital/district/trust/branch/partner/dealer/store/site, # … named/existing/live account/customer/client, north/south/east/west of/coast/west/east, north/northern/southern/eastern/western/central/south england/germany/europe/region/ireland/state/half,
      tri-state, sector, industry, across … county/region/state/country/city/uk/us, area, national, germany/france/spain/italy/ireland/australia/netherlands/belgium/switzerland/austria/sweden/denmark/norway/finland/poland/portugal/japan/india/brazil/mexico, north america, latin america, europe, county, metro, city of, district, fortune/ftse #, location … with # to #, # to # location/employee/people/seat, # employee/staff/bed/pupil, global account, worldwide, great lakes, account/company/customer/business/client/firm/group/bank/hospital above/between/with/over/under/in/of #/$, mid-market, midmarket, smb, smbs, strategic/key account, greenfield, and surrounding, customer in, yours, scottish/welsh/irish, german/french/dutch speaking, home counties, borough, enterprise account/customer, public sector, sme, smes, small business, staff of, companies of, round robin, healthcare/retail/education/manufacturing/construction/hospitality/legal account/customer/client
    `),
    unless: listOf('office, opportunity, law, offices, letter'),
  },
  {
    fact: 'territory',
    phrases: listOf(`
      alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire/jersey/mexico/york/england/zealand, carolina, dakota, ohio, oklahoma, oregon, pennsylvania, tennessee, texas, utah, vermont, virginia, washington, wisconsin, wyoming, uk, united states/kingdom, england, london, asia, africa, gulf, canada
    `),
    with: listOf(
      'firm, hospital, customer, client, account, cover, across, school, retailer, bank, manufacturer, supplier, restaurant, company, business, prospect, sell, dealer, responsible',
    ),
    unless: listOf('office, headquarter, authorized, eligible, based, live'),
  },
  {
    fact: 'pay',
    phrases: listOf('$, # euro/pound/dollar, # eur/usd/gbp/chf'),
    with: listOf(
      'salary, base, basic, ote, compensation, comp, pay, package, earn, commission, bonus, fixed, variable, wage, hr, hour, hourly, annum, remuneration, on-target, equity, money, income, reward, offer, range, uncapped, rate, car, plus',
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
