import { type PhraseGroup, listOf } from './group.ts';

/** What moves a deal to its signature. */
export const deal: readonly PhraseGroup[] = [
  {
    competency: 'business-case',
    weight: 3,
    phrases: listOf(`
      business case, commercial/financial/economic/investment case/justification/argument/rationale/benefit, roi, return on investment/spend,
      value proposition/story/narrative/case/hypothesis/model, quantify, value based/led/selling,
      business/measurable/financial/commercial/economic value/outcome/impact/benefit, cost of … nothing/inaction/waiting/quo/delay,
      payback, break even, in money terms, financial model, number stack up, worth paying for, what … worth to,  pay for itself, total cost, whole life cost, cost comparison/model/saving/analysis/per, tco,
      explain … cfo/finance, cfo … scrutiny/why, to/for/with … cfo/finance director, in dollar/pound/money/euro,
      dollar/pound/money/hour saved, save … dollar/money/pound/on, what … save, put … number/figure together, make/build/present/argue/create … case, what … cost … them/customer/client, figure that … finance, cost … them, downtime cost,       prove/show/articulate/demonstrate/communicate … value, justify … price/spend/cost/product/purchase/investment, justification,
      tie/connect/link/translate … to/into … dollar/money/revenue/saving/margin/profit/value, finance team … agree/accept/believe,
      margin … per/uplift, worth … to … customer/client/them, got for … money
    `),
  },
  {
    competency: 'business-case',
    weight: 1,
    phrases: listOf('cfo, finance director, value, saving, with number, finance team, figure'),
    unless: ['diversity', 'company', 'core'],
  },
  {
    competency: 'multi-threading',
    weight: 3,
    phrases: listOf(`
      multi-thread, multithread, multi-stakeholder, single-threaded, single thread, single point of contact/failure, multiple/several/various/different/many … stakeholder/decision/contact/buyer/level/department/function/team,
      buying committee/group/center/centre, find/build/identify/develop/test/coach … champion, champion and, all … heard, speak/talk to everyone, whole committee, several people, not just … contact/champion/manager, everyone … agree/sign,  consensus, map … organization/account/committee/decision/stakeholder/contact/who/buy/power,
      org chart, organization chart, blocker, introduce … to, never … one person/contact, depend on one person/contact, one contact/champion,  contact/stakeholder/power map, executive relationship/access/alignment, several/key/senior/business/multiple/all/various stakeholder, beyond … contact, favorite/favourite contact, who else, more than one person/contact/buyer, everyone who/involved/with a say, each … has a say, relationship across/at, build … relationship … with … and/chief/vp/director, from … to … cfo/ceo/board, navigate … organization/committee/politics/structure/procurement/complex,
      engage … level, wide and, wider/broader in, all … people who, different … people, security … finance
    `),
    unless: ['colleague', 'diversity', 'wellness', 'hire', 'interview'],
  },
  {
    competency: 'multi-threading',
    weight: 3,
    isExact: true,
    phrases: listOf(
      'get to know … and, getting to know … and, complex … campaigns, complex sales, complex sale',
    ),
  },
  {
    competency: 'multi-threading',
    weight: 1,
    phrases: listOf(`
      stakeholder, decision process/maker/making, executive sponsor, orchestrate, c-level/suite, relationship map, relationship with, enterprise, board
    `),
    unless: ['colleague', 'cross'],
  },
  {
    competency: 'objection-handling',
    weight: 3,
    isExact: true,
    phrases: listOf(`
      objections, objection handling, handle/handling/overcome/overcoming/answer/answering/address/addressing/meet … objection/objections/concerns/concern/rejection/resistance/pushback/worries/queries/doubts,
      pushback, push back, pushes back, price pushback, thick skin, thick-skinned, take/takes/taking/hear/hears/hearing take no, told no, hear no, hearing no,
      what … say back, common concerns, skeptical, sceptical, skeptics, sceptics, skepticism, scepticism, resistance,
      questions/questions and concerns, worries about, concerns on/about/around, good/ready/calm/honest/sensible/better/friendly … answer/reply/response,
      have/has the answer, answer ready, compliance worries, deal/dealing with … worries/concerns/doubts,
      tough/hard/difficult/awkward/sceptical/skeptical questions/conversations, a grilling,
      not interested, too expensive, bounce back, bounces back, doubt, doubts, doubters, no thanks, call me … after/later, brush off, brush-off, when they say, says no, say no to you, too dear, not now,  send me an email
    `),
    unless: ['data', 'arbitration', 'raise', 'lodge'],
  },
  {
    competency: 'objection-handling',
    weight: 1,
    isExact: true,
    phrases: listOf(`
      under fire, competitive arguments, resilience, resilient, persistence, persistent, grit, why would we, we already have, already have one, happy with my/their/our/what
    `),
  },
  {
    competency: 'negotiation-and-closing',
    weight: 3,
    phrases: listOf(`
      negotiate, negotiation, close … deal/business/sale/contract/opportunity/revenue/customer/account/logo/transaction,
      close experience/skill/ability, closer, close plan, close it yourself, to signature, get/getting … signed/signature, signed contract/order/agreement/form,
      over the line, ink on paper, call to close, from … to close, order form, ask for … business/order/sale/signature, hold … nerve … price, get … signature, drive … to close,
      agree … price/rate/term/condition/pricing/fee, hold/protect/defend … price/margin/line/rate, to trade, trade … concession/something, concession,
      discount, give … away, land term, framework contract/agreement, call-off … agreement, legal and procurement, what to charge, contract/commercial/payment term, redline,
      price increase, win … deal/tender/order/bid, paper process, deal over, get … done deal, finish … deal, sign … order/contract
    `),
    unless: ['salary', 'hire', 'date', 'application', 'dental', 'applicant', 'candidate'],
  },
  {
    competency: 'negotiation-and-closing',
    weight: 1,
    phrases: listOf(`
      procurement, multi-year pricing/renewal/deal, quote price/quotation, contract execution, termination clause, msa, full sales cycle, full cycle, closing, tender
    `),
    unless: ['date', 'application', 'role'],
  },
  {
    competency: 'product-demonstration',
    weight: 3,
    phrases: listOf(`
      product/live/tailored/compelling/software/online/technical/video/detailed/great/site/own demo/demonstration,
      run/give/deliver/conduct/lead/do/perform/hold/build/tailor … demo/demonstration, demonstrate … product/solution/platform/software/system/tool/machine/equipment/how/new,
      demo … product/platform/software, # … demo, product presentation, present … product/solution/platform/software,
      show … product/platform/software/module/how/tool/system/machine/app, show … yourself, show … better way, proof of concept/value, poc, run/scope/manage … trial/pilot/evaluation, walk … through … product/platform/software, slideware, feature tour, bring … product … to life, in front of … product
    `),
    unless: ['book', 'schedule', 'set', 'qualified', 'bad', 'early'],
  },
  {
    competency: 'product-demonstration',
    weight: 1,
    phrases: listOf('demo, demonstrate, success criteria, presentation skill, showroom, trial'),
  },
];
