import type { FactId } from '../types.ts';
import { type Phrases, listOf } from './group.ts';

/** Phrases that state a fact. */
export interface FactGroup {
  readonly fact: FactId;
  readonly isExact?: boolean;
  readonly unless?: readonly string[];
  readonly phrases: Phrases;
}

/**
 * What counts as stating a fact. Wide on purpose: to ask for what a text does say is worse than not to ask
 * for what it leaves out.
 */
export const factGroups: readonly FactGroup[] = [
  {
    fact: 'motion',
    phrases: listOf(`
      inbound, outbound, net new, greenfield, enquiry, inquiry, demo request, walk-in, conference, call … day, appointment, farm/farming, install base, through partner, win new,  outreach, cold call/email/outreach/approach/canvass, warm lead/intro/introduction/list, channel partner, with and through, indirect, reseller, distributor,
      product-led, plg, self-serve, free tier/user/trial/plan, bottom-up, new logo, new business, new customer/account/client, qualified meeting/lead, lead … provide/come/from/marketing, list we provide, # % … pipeline/lead/opportunity,
      existing/current/live customer/client/account, upsell, cross-sell, renewal, referral, self-source/generate, pipeline … from, opportunity … from, marketing … generate/source/qualify, partner-source/sourced,
      find … yourself, lead generation/gen, prospect into/for, book … meeting/demo, door-to-door, inherit, book of business/customer/client, named list/account, trade show/fair, walk-in, tender, rfp, account management, hunter, farmer, farm, land … expand
    `),
  },
  { fact: 'motion', isExact: true, phrases: listOf('prospecting, prospect, hunting') },
  {
    fact: 'deal-size',
    phrases: listOf(`
      deal/contract/order/sale/transaction size/value, deal/contract/order/sale/transaction … $, $ … deal/contract/transaction/acv/tcv, average/typical/usual … deal/contract/order/sale/customer/job/ticket/policy/basket … $, average/typical deal/order/sale/ticket/contract of/is/worth/around/between,
      six/seven/five-figure, figure deal/contract, premium of/around, $ … licence/license/project/policy, acv, tcv, asp, aov, $ … each, $ … per/a customer/client/order/site/seat/deal/contract/location/store, $ acv, customer/client/account/site/school … pay/spend … $, bring in … $, sign for $, sell … at/for $, worth … $, $ … a/per year … customer,
      each … spend … $, spend … $, account … $, project … $, value of $, from $ to $, between $, machine/system/license/licence/subscription/package/plan … $, order value, contract worth, licence/license … cost
    `),
    unless: [
      'salary',
      'base',
      'ote',
      'commission',
      'quota',
      'bonus',
      'basic',
      'turns',
      'territory',

      'hr',
      'earn',
      'funding',
      'raised',
      'revenue',
    ],
  },
  {
    fact: 'cycle',
    phrases: listOf(`
      sales/deal/buying/selling/purchase/procurement cycle, cycle … #, # … week/month/day/year … cycle/signature/close/sign/normal/typical/average/usual/later/deal, cycle of/is/are/run,
      deal/sale/it/contract/most/typical/average/project/purchase/tender/order/usually/process … take/last/close/run/sign/decide/need … #, take … # … day/week/month/call, take … year, deal … # … day/week/month, $ # … week/month/day, first call/meeting/contact/conversation … # … week/month/day,
      # … week/month/day … first meeting/call/contact, close … in/within/inside/under … # … day/week/call/month, order … one call, one-call close, one call, same-day close, long/short/fast/quick/lengthy … cycle/sale, from … to … # … week/month, # week/month from, month rather than, week rather than, in # week/day, over # month
    `),
    unless: [
      'promotion',
      'onboarding',
      'holiday',
      'vacation',
      'probation',
      'interview',
      'training',
      'benefit',
      'leave',
    ],
  },
  {
    fact: 'buyers',
    phrases: listOf(`
      buyer … be/are/is, who you talk to, people you talk to, you talk/speak to, sell … to/into, admin, supervisor, teacher, parent, homeowner, builder, contractor, developer, committee, committees, trustee, purchase,  sale to, conversation with, relationship with, decision maker … at/in/who/like/such, vp/vice of, vp, cfo/cio/cto/ceo/coo/cmo/ciso/chro/cro/cpo, chief, head of it/data/legal/hr/people/finance/operation/procurement/property/marketing/security/engineering/learning,
      director/directors of, owner, finance/it/operations/hr/plant/facility/practice/office/property/asset/logistics/maintenance/purchasing/procurement/category/fleet/warehouse/production/product/quality/safety/site/store/clinic/school/lab/project/store manager/director/lead/leader/team/people/engineer,
      controller, headteacher, principal, provost, dentist, doctor, surgeon, nurse, vet, clinician, architect, consultant, integrator, engineer, buys from us, buy from, who buy, who signs, governors, pharmacist, farmer, chef, landlord, broker, partner/partners at, gp, c-level/suite, persona, economic buyer, local firm/business, client/customer … are/is
    `),
    unless: ['report', 'colleague', 'work', 'sales', 'solution', 'support', 'our', 'hire'],
  },
  {
    fact: 'quota',
    phrases: listOf(`
      quota … $/#, quota of, $ … quota, quota, # per month/week/quarter, target … $/#, # … target, $ … target/goal/number/plan/arr/mrr/booking/revenue/order, goal … $/#, goal is, number … $/#, number is, # … per/a month/week/quarter … meeting/opportunity/demo/goal/number,
      # … meeting/demo/opportunity/appointment … month/week/quarter, # … meeting/demo/opportunity, # … that … show up, booking … $, $ … booking, # % … retention/net/gross/attainment/growth, retention … #, # … new account/customer/client/logo/partner/site, sell # customer, win # customer/account, close # deal/customer/account, hit … number, annual … $, carry … $, budget of $, sales plan of, growth target,
      # … at or above plan, meeting number, measured on/by, month … meeting number, # booked, next # customer
    `),
    unless: ['hiring', 'range', 'base', 'ote', 'salary'],
  },
  {
    fact: 'team',
    phrases: listOf(`
      report to/into/directly, reporting to/into, reports to, report … director/manager/head/vp/ceo/founder/cro, team of, team … #, # … team/rep/sdr/bdr/ae/seller/people/manager/colleague/account/executive/director, you would be … first/number, first … hire/salesperson/rep, sales hire, rep number,
      work … with … csm/support/product/marketing/engineer/colleague/team, alongside, join … team, work closely with, other sdr/rep/ae/seller/colleague/manager, is … boss, report line, fellow,  join … # , one of #, sit with/beside/next, manager is, manages you, led by, direct report, # sdr, lead … team, manage … team, partner with … marketing/account/solution/executive, no sdr, pair with, paired with, orchestrate, extended team, shoulder to shoulder, dedicated sdr/bdr/engineer, supported by, support of, solution consultant/engineer, pre-sales
    `),
    unless: ['client', 'customer'],
  },
  {
    fact: 'territory',
    phrases: listOf(`
      territory, patch, postcode, zip, region, named list/account, list of # account, # … named, book of, assigned … account/set/list, emea/apac/dach/nordics/benelux/latam/anz/iberia/uki, midwest/southeast/northeast/southwest/northwest/scotland/wales/yorkshire/midlands/lancashire/bavaria, # … state/county,
      tri state, vertical, account in, across … county/region/state/country/city, covering, cover … area, area, nationwide, germany/france/spain/italy/ireland/australia/canada/netherlands/belgium/switzerland/austria/sweden/denmark/norway, north america, europe, county, metro, city of, district,  book of business, portfolio, ftse/fortune #, location … with # to #, # to # location, global account, great lakes, # … partner, account above/between/with, territory of
    `),
    unless: ['tri', 'office', 'opportunity', 'law'],
  },
  {
    fact: 'pay',
    phrases: listOf(`
      salary/pay/comp/compensation/base/basic/ote/package/earn/earnings/range/offer/wage/fixed/money/stipend … $, $ … base/basic/ote/salary/plus/commission/bonus/hr/hour/annum/fixed/double/package/pa/annually/pro/uncapped/on-target/target/equity/variable/total, eur/usd/gbp/chf/cad/aud #, eur/usd/gbp/chf/cad/aud # … fixed/base/year,
      # … ote/base/basic/salary, ote … #, salary … #, base … #, pay … #, double ote, remuneration … $, rate … $, realistic … $, total … $, $ per,  # eur/usd/gbp/chf/cad/aud/euro/pound/dollar, made # last year, k base, k ote
    `),
  },
];
