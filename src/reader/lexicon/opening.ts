import { type PhraseGroup, listOf } from './group.ts';

const customers =
  'customer/client/account/business/logo/company/partner/reseller/distributor/dealer/agency/opportunity/merchant/site/one';

/** Finding buyers, choosing among them, and the first conversation. */
export const opening: readonly PhraseGroup[] = [
  {
    competency: 'outbound-prospecting',
    phrases: listOf(`
      cold call/email/outbound/approach/prospect, outbound call/email/campaign/prospecting/activity/effort/pipeline/sequence/motion, outreach,
      generate/create/build/source/fill … pipeline, generate/create … opportunity/lead, self-generate, self-source, phone/call/email … linkedin, # call/touch/dial day/per, new logo, pick up phone,
      identify/find/win/open/land/acquire/sign/approach/reach/attract/pursue/recruit/hunt/generate/develop/drive/contact/call/source … new/prospective/potential/target/lapsed/inactive/dormant/old ${customers},
      win new, acquisition of new, recruit/find/win/sign/land # new, new business development/generation, reach out to user/account/prospect/company/lead,
      start/open/spark … conversation, open/knock … door, gatekeeper, build list, social selling
    `),
    unless: listOf(
      'clean, accurate, manage, salesforce, salesloft, gong, policy, map, marketing, graduate, leadership',
    ),
  },
  {
    competency: 'outbound-prospecting',
    isExact: true,
    phrases: listOf(
      '# dials, prospecting, networking, outbound … role, existing relationships/contacts, prospect into/daily/for/across/via/by, dial, hunter, hunters, book/books/booking/schedule/secure/set/setting/sets/get … meetings/demos/appointments',
    ),
    unless: listOf('job'),
  },
  {
    competency: 'qualification',
    phrases: listOf(`
      disqualify, meddic, meddicc, meddpicc, bant, no-bid, economic buyer,
      budget … authority/timing/timeline/need, walk/turn … away, say no to … deal/tender/project/pilot/prospect/fit, bad/poor/wrong fit, determine fit,
      tire/tyre kicker, worth … time/hour/pursuing/chasing/answering/visit/quoting,
      decide/choose/judge/spot/know/tell/determine/assess/figure/work/establish/check … whether/which/if … worth/fit/real/genuine/meet/pursue/deal/opportunity/lead/tender/buy/account/budget/reason/need/problem/enough/fund,
      don't/stop … chase, triage, weed/screen out,
      ideal customer, icp, what … good/qualified meeting, criteria for … meeting/appointment/opportunity/lead, compelling event
    `),
    unless: listOf('degree, education, suitable, culture'),
  },
  {
    competency: 'qualification',
    isExact: true,
    phrases: ['qualify', 'qualifies', 'qualifying', 'qualification of'],
    unless: listOf('for'),
  },
  {
    competency: 'discovery-depth',
    phrases: listOf(`
      discovery, need analysis/assessment, pain point, ask … good/great/sharp/right/smart/thoughtful/more question, sharp/probing question, ask/asks/asking … about/why/how/what,
      understand/uncover/identify/explore/diagnose/discover/surface/establish/determine/clarify/unpack … need/pain/challenge/problem/requirement/frustration/bottleneck,
      find/figure out how/why/who, understand … customer/client/prospect/buyer/constraint, dig into,
      get … root/heart/bottom of, before … pitch/present/propose, walk … plant/factory
    `),
    unless: listOf('feedback, recording, legal, e, upsell, budget, next, train, research'),
  },
  {
    competency: 'discovery-depth',
    isExact: true,
    phrases: listOf(
      'listening, listener, listen first/more/before/carefully/to how/what, be curious, curious/curiosity about, consultative',
    ),
    unless: listOf('rep, call, recording, training'),
  },
];
