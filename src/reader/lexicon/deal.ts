import { type PhraseGroup, listOf } from './group.ts';

const departments =
  'finance/operations/security/clinical/hr/maintenance/facilities/digital/legal/procurement/purchasing/surgeons/engineering';

/** What moves a deal to its signature. */
export const deal: readonly PhraseGroup[] = [
  {
    competency: 'business-case',
    phrases: listOf(`
      business case, roi, return on investment/spend, value proposition/selling/story/narrative/hypothesis, quantify, payback, tco, total/whole cost, break even, pay for itself,
      commercial/financial/economic/investment case/justification/argument/rationale/return/value, business/measurable/tangible value,
      build/make/write/present/develop/create/prepare/argue … case, make … argument, justify … price/cost/purchase/spend/investment/premium/budget, justification,
      show/prove/articulate/communicate/explain/demonstrate/document … value/saving/return/worth/gain/earn/save,
      cost of … nothing/inaction/delay, what … is worth, what … save/gained, investment pay, sell … value, value-based, value base, put … number on,
      tie/link/connect/translate … to/into … dollar/money/revenue/saving/margin/profit/value/outcome, show … dollar/pound/euro, dollar/money/hour saved,
      cfo … read/believe/scrutiny/why, put/work … number/figure together, cost comparison/model/saving, financial model
    `),
    unless: ['diversity', 'core', 'company', 'salary', 'worth'],
  },
  {
    competency: 'multi-threading',
    phrases: listOf(`
      multi-thread, multithread, multi-stakeholder, key/multiple/various/different/senior/complex/executive stakeholder,
      stakeholder map/management/across/group, buying/whole/decision committee/group/center/centre, find/build/identify/develop/test/coach/know/rely/beyond … champion, champion and/who, consensus, org chart, organization chart, budget holder, complex sale, complex … campaign,
      map … organization/account/committee/decision/stakeholder/contact/power/who, contact/relationship/power/stakeholder map/mapping,
      level/suite/executive access/relationship/engagement/alignment, access to c-level, access to sponsor/executive, relationship … executive/level/suite/chief/senior/director/vp/stakeholder/architect,
      relationship … across/throughout/beyond/level, multiple/different/various/all level/department/function/contact/buyer/decision,
      beyond/besides/above … contact/champion, not just … contact/person, all … been heard,
      navigate … organization/committee/politics/procurement/process/structure/buying, blocker, executive sponsorship, win over … everyone/all
    `),
    unless: ['colleague', 'diversity', 'wellness', 'hire', 'interview', 'our', 'cross-functional'],
  },
  {
    competency: 'multi-threading',
    isExact: true,
    phrases: listOf(
      `engage/involve/align/bring/coordinate/meet/multithread … ${departments}/it … ${departments}/it/and, single-threaded, single thread/point, rely/depend/depends … on … one/single, one person … account/deal, one contact/champion, several/many/multiple stakeholders/people/departments/levels/contacts/buyers/functions/decision`,
    ),
  },
  {
    competency: 'objection-handling',
    isExact: true,
    phrases: listOf(`
      objections, objection handling, rejection, pushback, push back, pushes back, resistance from, skeptical, sceptical, skeptics, sceptics, skepticism, scepticism, thick skin, thick-skinned, brush off, brush-off, brush-offs,
      handle/handling/handles/overcome/overcoming/answer/answering/answers/address/addressing/addresses/resolve/resolving/respond/responds/responding/deal/dealing … objection/concern/concerns/doubts/worries/queries/complaints, answer … questions and concerns/challenge,
      hear/hears/hearing/told/take/takes/taking no, says no, say no to you, when someone/somebody/they/buyers/prospects … say/says/tell/tells/object/objects/decline/declines/push/pushes, raise doubts, costs too much,
      bounce/bounces/bouncing back, without getting defensive, stay/stays/remain/remains calm/composed/friendly/curious, calmly, answer ready, friendly reply, good answer, hard/tough/difficult/awkward/technical questions, defuse/defusing/de-escalate … complaint/complaints/situation/situations, no … personally, no into
    `),
    unless: ['arbitration', 'raise', 'lodge', 'support', 'applicants'],
  },
  {
    competency: 'negotiation-and-closing',
    phrases: listOf(`
      close … deal/business/sale/contract/opportunity/revenue/customer/account/logo/renewal/agreement/transaction/order,
      close experience/skill/ability/technique, strong/natural/proven closer, close plan, close it, from … to close/signature/signed, proposal … signature, through … signature, get … signed/signature, get to yes, sign … order/contract,
      over the line, ink on, order form, ask for … business/order/sale/signature, hold/protect/defend/drop/cut/justify … price/margin/list/nerve, discount, concession, redline,
      agree … price/rate/pricing/fee/annual, commercial/payment/pricing term, framework agreement/contract, legal and procurement, procurement and legal, paperwork, paper process, legal review,
      structure … deal/agreement/contract, without discount, win … deal/tender/order, mutual action/close/success plan, multi-year agreement/contract/renewal
    `),
    unless: [
      'salary',
      'hire',
      'date',
      'application',
      'dental',
      'applicant',
      'candidate',
      'elsewhere',
      'record',
      'employee',
      'staff',
      'gym',
      'membership',
    ],
  },
  {
    competency: 'negotiation-and-closing',
    isExact: true,
    phrases: listOf(
      'negotiate, negotiates, negotiating, negotiation, negotiations, negotiator, renegotiate',
    ),
    unless: ['salary', 'software', 'hour', 'hire', 'benefit'],
  },
  {
    competency: 'product-demonstration',
    phrases: listOf(`
      run/give/deliver/do/lead/perform/hold/tailor/conduct/build … demo, product/live/tailored/online/technical/software demo, demo … app/product/platform/software/day/help,
      product/sales/compelling/tailored/engaging presentation, present … product/solution/platform/software, deliver/give … presentation,
      show … product/platform/software/module/tool/system/machine/app/screen, proof of concept/value, poc, run/scope/lead … trial/pilot/evaluation, pilot on,
      walk … through … product/platform/software/app, slideware, feature tour, hands-on session/workshop, webinar, manage … trial
    `),
    unless: [
      'book',
      'schedule',
      'request',
      'early',
      'value',
      'secure',
      'before',
      'arrange',
      'set',
      'held',
      'qualified',
      'pass',
    ],
  },
  {
    competency: 'product-demonstration',
    isExact: true,
    phrases: listOf(
      'demonstration, demonstrations, demonstrate/demonstrates/demonstrating … product/products/solution/solutions/platform/software/system/systems/tool/tools/machine/machines/equipment/device/devices/features/modules/app',
    ),
  },
];
