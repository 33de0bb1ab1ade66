import { type PhraseGroup, listOf } from './group.ts';

const departments =
  'finance/financial/operations/security/clinical/hr/maintenance/facilities/digital/legal/compliance/procurement/purchasing/engineering/production/quality/logistics/technology';
const roles = `${departments}/director/directors/architects/head/heads/manager/managers/owner/owners/officer/officers/leader/leaders/executive/executives/buyer/buyers/partner/partners/surgeons/engineers/vps/cios/cfo/cto/board`;

/** What moves a deal to its signature. */
export const deal: readonly PhraseGroup[] = [
  {
    competency: 'business-case',
    phrases: listOf(`
      roi, return on investment, value proposition/selling/story/narrative/base, payback, tco, cost of ownership, pay for itself,
      commercial/financial/economic/investment/value/business case/justification/argument/rationale/assessment, build/make/write/present/develop/prepare/argue/defend … case/argument, justify … price/cost/purchase/spend/premium,
      show/prove/articulate/communicate/explain/demonstrate/document/present … value/saving/return/worth/gain/earn/save/cost/margin/money/impact,
      what … saved/worth, cost comparison/model/saving/avoidance, cost of doing/inaction, calculate/model/estimate/work … cost/saving/return/payback/worth,
      tie/link/connect/translate … to/into … dollar/money/revenue/saving/margin/profit/value/outcome/sale/spend
    `),
    unless: listOf('diversity, core, company, signature, our, study'),
  },
  {
    competency: 'business-case',
    isExact: true,
    phrases: listOf('quantify/quantifies/quantifying'),
    unless: listOf('record'),
  },
  {
    competency: 'multi-threading',
    phrases: listOf(`
      multi-thread, multithread, stakeholder, buying/whole/decision committee/group, find/build/identify/develop/test/beyond … champion, consensus, org chart, secure/find/build/broaden … sponsor/sponsorship,
      map … organization/org/structure/committee/decision/contact/power, level/suite/executive access/relationship/engagement/alignment,
      relationship … executive/level/suite/chief/senior,
      multiple/different/various/several level/department/contact/decision, beyond/besides/above … contact/champion, navigate … organization/committee/politics/structure
    `),
    unless: listOf(
      'colleague, diversity, wellness, hire, our, cross-functional, internal, external, report, visa',
    ),
  },
  {
    competency: 'multi-threading',
    isExact: true,
    phrases: listOf(`
      engage/engages/involve/get/align/alignment/bring/coordinate/orchestrate/meet/know/knowing/known/credibility/confidence … ${departments}/it … ${departments}/it, relationship/relationships/contact/network/trust/engage/engages/credibility/know/knowing/known/meet/calling/win/talks … ${roles} … ${roles}
    `),
    unless: listOf('report, buyers, customers, love, hire'),
  },
  {
    competency: 'multi-threading',
    isStatedByDenial: true,
    phrases: listOf('single-threaded, single/sole … champion/contact/consultant/person'),
  },
  {
    competency: 'objection-handling',
    isExact: true,
    phrases: listOf(`
      objections, objection handling, rejection, pushback, push back, brush-offs, thick skin,
      handle/handling/handles/overcome/overcoming/answer/answering/answers/address/addressing/addresses/resolve/resolves/resolving/respond/responds/responding/deal/dealing/settle/field/sorting … objection/concern/concerns/doubts/worries/queries/complaints/escalations/challenges/disputes/hesitation/gripes, good/great answer/answers,
      hear/hears/hearing/told no,
      stay/stays/remain/remains/keep calm/cool/composed/friendly/smiling
    `),
    unless: listOf('arbitration, raise, lodge, file, intelligence, workshop, notice, tickets'),
  },
  {
    competency: 'negotiation-and-closing',
    phrases: listOf(`
      commercial conversation/negotiation/discussion/talk, set/approve/decide/no/who … discount,
      from … to close/signature/signed, ask for … business/order/sale/card/decision,
      hold/protect/defend/drop/cut … price/margin/list/fee, agree … price/rate/pricing/fee/term/annual/special/margin/share/rebate, commercial/payment/pricing term, approve/raise … price/pricing/discount,
      procurement … legal, legal … procurement, redline, msa, countersign, structure … deal/agreement/contract, mutual action/close/success plan
    `),
    unless: listOf('hire, date, employee, staff, store, product, membership, intelligence'),
  },
  {
    competency: 'negotiation-and-closing',
    isExact: true,
    phrases: listOf(
      'close over/it, close/closes/closing … deal/deals/business/sale/sales/contract/contracts/opportunities/revenue/customers/accounts/logos/renewals/transactions',
    ),
    unless: listOf('hour, hire, benefit, workshop, record, elsewhere, dead, intelligence, year'),
  },
  {
    competency: 'negotiation-and-closing',
    isExact: true,
    phrases: listOf(
      'negotiate/negotiates/negotiating/negotiation/negotiations/renegotiate, get/gets/secure/secures … signed',
    ),
    unless: ['skill', 'benefit', 'workshop'],
  },
  {
    competency: 'product-demonstration',
    phrases: listOf(`
      demo, demo … app/product/platform/software,
      present … product/solution/platform/software/range/collection/proposal, show … product/platform/software/module/tool/system/machine/app/screen, proof of concept/value, poc, run/scope/lead/own/set … trial/pilot/evaluation, share screen
    `),
    unless: listOf(
      'book, schedule, request, early, value, secure, before, arrange, held, qualified, pass, close, set, meeting, soon',
    ),
  },
  {
    competency: 'product-demonstration',
    isExact: true,
    phrases: listOf(
      'demonstration, demonstrations, demonstrate/demonstrates/demonstrating … product/products/solution/software/platform/systems/devices/machines/robots',
    ),
    unless: listOf(
      'value, return, saving, success, ability, commitment, understanding, leadership',
    ),
  },
];
