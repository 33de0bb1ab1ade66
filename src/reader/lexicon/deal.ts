import { type PhraseGroup, listOf } from './group.ts';

const departments =
  'finance/financial/operations/security/clinical/hr/maintenance/facilities/digital/legal/compliance/procurement/purchasing/engineering/production/quality/logistics/technology';
const roles = `${departments}/director/directors/architects/head/heads/manager/managers/owner/owners/influencers/cfos/officer/officers/leader/leaders/executive/executives/buyer/buyers/partner/partners/surgeons/engineers/vps/cios/cfo/cto/board`;

/** What moves a deal to its signature. */
export const deal: readonly PhraseGroup[] = [
  {
    competency: 'business-case',
    phrases: listOf(`
      business case, roi, return on investment, value selling/story/narrative, payback, tco, pay for itself,
      commercial/financial/economic/investment case/justification/argument/rationale/value, build/make/write/present/develop/prepare/argue/defend … case/argument/purchase, justify … price/cost/purchase/spend/premium,
      show/prove/articulate/illustrate/communicate/explain/demonstrate/document/present … value/saving/return/worth/gain/earn/save/cost/margin/money/impact,
      what … saved, cost comparison/model/saving,
      tie/link/connect/translate … to/into … dollar/money/revenue/saving/margin/profit/value/outcome/sale/spend
    `),
    unless: listOf('diversity, core, company, signature, study, proof, proposition'),
  },
  {
    competency: 'business-case',
    isExact: true,
    phrases: listOf('quantify, quantified'),
    unless: listOf('record'),
  },
  {
    competency: 'multi-threading',
    phrases: listOf(`
      multi-thread, multithread, stakeholder, complex … cycle/sale/environment,
      buying/whole/decision/analysis committee/group, find/build/identify/develop/test/know/beyond … champion, consensus, org chart, secure/find/build … executive sponsor,
      map … organization/committee/decision/stakeholder/contact/power, contact/stakeholder map, level/suite/executive access/relationship/engagement/alignment,
      relationship … executive/level/suite/chief/senior/director/vp/buyer/head/architect, senior/executive relationship, contact/engage … level, 
      multiple/different/various level/department/contact/decision, beyond/besides/above … contact/champion, not just … contact/person, navigate … organization/committee/politics/structure
    `),
    unless: listOf('colleague, diversity, hire, cross-functional, internal, report'),
  },
  {
    competency: 'multi-threading',
    isExact: true,
    phrases: listOf(`
      engage/engages/involve/align/alignment/bring/coordinate/meet/know/credibility … ${departments}/it … ${departments}/it, relationship/relationships/contact/network/trust/engage/engages/credibility/know/knowing/meet/calling … ${roles} … ${roles}
    `),
    unless: listOf('report, customers, hire, existing, point'),
  },
  {
    competency: 'multi-threading',
    isStatedByDenial: true,
    phrases: listOf(
      'single-threaded, single/sole/favorite/favourite … advocate/fan/champion/contact/consultant/person, depend/rely/rest/hinge on one/single … person/fan/champion/contact',
    ),
  },
  {
    competency: 'objection-handling',
    isExact: true,
    phrases: listOf(`
      objections, objection handling, rejection, resilience, resilient, displace/displacing … incumbent/incumbents, pushback, push back, resistance from, skeptical, sceptical, thick skin,
      handle/handling/handles/overcome/overcoming/answer/answering/answers/address/addressing/addresses/resolve/resolves/resolving/respond/responds/responding/deal/dealing/settle/field/sorting … objection/concern/concerns/doubts/worries/queries/complaints/challenges/cancellation/cancellations/skepticism,
      answer … questions and concerns/challenge, field/answer/handle … hard/tough/difficult/technical questions, 
      hear/hears/hearing/told no, says no, not interested, costs too much,
      stay/stays/remain/remains calm/composed/friendly
    `),
    unless: listOf('lodge, file, data, intelligence, workshop, notice, tickets'),
  },
  {
    competency: 'negotiation-and-closing',
    phrases: listOf(`
      close experience/skill/ability, quote … close, strong closer, close plan,
      get … past/through … procurement/legal/lawyer, through procurement/legal, over the line, ask for … business/order/sale/card,
      hold/protect/defend/drop/cut … price/margin/list/fee, concession, agree … price/rate/pricing/fee/term/annual/special/margin/share, commercial/payment/pricing term,
      framework agreement/contract, procurement and legal, structure … deal/agreement/contract, mutual action/close/success plan, multi-year agreement/contract/renewal, navigate … procurement/legal, obtain … sign/signature, # year … closing, respond/response … tender/rfp, tender … submission
    `),
    unless: listOf('hire, date, employee, intelligence'),
  },
  {
    competency: 'negotiation-and-closing',
    isExact: true,
    phrases: listOf(
      'close/closes/closing … deal/deals/business/sale/sales/contract/contracts/opportunities/revenue/customers/accounts/logos/renewals/transactions, negotiate, negotiates, negotiating, negotiation, negotiations, renegotiate, settle/land/draft … terms, get … signed',
    ),
    unless: listOf(
      'hour, hire, benefit, workshop, schedule, elsewhere, intelligence, meetings, retention, family, growth, carried',
    ),
  },
  {
    competency: 'product-demonstration',
    phrases: listOf(`
      product/sale presentation, run/give/deliver/do/lead/perform/hold/tailor/conduct/build … demo, demo … app/product/platform/software,
      present … product/solution/platform/software/range/collection/proposal, show … product/platform/software/module/tool/system/machine/app/screen, proof of concept/value, poc, run/scope/lead/own/set … trial/pilot/evaluation
    `),
    unless: listOf(
      'cycle, book, schedule, request, early, value, secure, before, arrange, held, qualified, pass, close',
    ),
  },
  {
    competency: 'product-demonstration',
    isExact: true,
    phrases: listOf(
      'product/live/tailored/run/give/deliver/hold/conduct/lead/perform … demonstration/demonstrations, demonstrate/demonstrates/demonstrating … product/products/solution/software/platform/systems/devices/machines/robots',
    ),
    unless: listOf(
      'engineer, value, return, saving, success, ability, commitment, understanding, leadership',
    ),
  },
];
