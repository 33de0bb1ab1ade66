import { type PhraseGroup, listOf } from './group.ts';

const customers =
  'customer/client/account/business/logo/company/partner/reseller/dealer/agency/opportunity/merchant/site/one';

/** Finding buyers, choosing among them, and the first conversation. */
export const opening: readonly PhraseGroup[] = [
  {
    competency: 'outbound-prospecting',
    phrases: listOf(`
      cold call/email/outreach/outbound/approach/prospect/canvass, outbound call/email/campaign/prospecting/activity/effort/contact/pipeline/sequence/motion, outreach, rebuild/establish … outbound,
      generate/create/build/source/fill … pipeline, generate/create … opportunity/lead, source # … opportunity, make # call, pipeline/lead generation, self-generate, self-source, create interest,
      identify/find/win/open/land/acquire/sign/approach/reach/attract/pursue/recruit/hunt/generate/develop/drive/contact/call/source … new/prospective/potential/target/lapsed/inactive/dormant/old ${customers},
      win new, win … back, recruit/find/win/sign/land # new, recruit … partner/reseller/dealer/agency, new business development/generation, find and sign/win, reach out to user/account/prospect/company/lead,
      start/open/spark … conversation, open/knock … door, gatekeeper, get on phone, phone first, phone/telephone/call … email … linkedin/video/social, phone/telephone … network/referral, target account list, build list, research each/prospect, # dial, # personalized email, canvass, social selling
    `),
    unless: listOf(
      'dedicated, faded, clean, accurate, manage, salesforce, gong, community, policy, map, marketing',
    ),
  },
  {
    competency: 'outbound-prospecting',
    isExact: true,
    phrases: listOf(
      'prospecting, prospect into/daily/for/across/via/by, prospects for new, on phones, dial, dialing, hunter, hunters, hunting, book/books/booking/schedule/secure/set/setting/sets/get … meetings/demos/appointments',
    ),
    unless: listOf('job'),
  },
  {
    competency: 'qualification',
    phrases: listOf(`
      disqualify, meddic, meddicc, meddpicc, bant, no-bid, go no-go, economic buyer, qualification criteria/framework/call/standard, lead qualification, qualify out,
      budget … authority/timing/timeline/need, need … budget, owns budget, fit … budget, walk/turn … away, say no to … deal/tender/project/pilot/prospect/fit, bad/poor/wrong fit, determine fit,
      tire/tyre kicker, waste … time, worth … time/hour/pursuing/chasing/answering/visit/quoting,
      decide/choose/judge/spot/know/tell/determine/assess/figure/work/establish/check … whether/which/if … worth/fit/real/pursue/deal/opportunity/lead/tender/buy/account/budget/reason/need/problem/enough/fund,
      which … deal/lead/opportunity … real/worth, isn't/aren't real, deal … real, don't/stop … chase,
      ideal customer, icp, what … good/qualified meeting, what counts as … meeting/opportunity/lead, criteria for … meeting/appointment/opportunity/lead, compelling event, lose … fast/early, meeting quality, choosy
    `),
    unless: listOf('degree, education, suitable, culture'),
  },
  {
    competency: 'qualification',
    isExact: true,
    phrases: ['qualify', 'qualifies', 'qualifying'],
    unless: listOf('for'),
  },
  {
    competency: 'discovery-depth',
    phrases: listOf(`
      discovery, need analysis/assessment, root cause, pain point, critical business issue, ask question, ask … good/great/sharp/right/smart/thoughtful/more question, sharp/probing question, ask/asks/asking about/why/how/what,
      understand/uncover/identify/explore/diagnose/discover/surface/establish/determine/clarify/unpack … need/pain/challenge/problem/goal/requirement/priority/objective/frustration/bottleneck/workflow/situation/exposure, assess … need,
      understand/establish/grasp how/why/what, find/figure out … how/what/why/who, understand … customer/client/prospect/buyer/constraint, dig into, diagnose first, diagnostic,
      get … root/heart/bottom of, problem behind, before … pitch/present/propose, what … hurt/broken/wrong/stuck, trying to get/do/solve, walk … plant/factory/floor
    `),
    unless: listOf(
      'feedback, recording, here, pricing, drug, legal, e, upsell, budget, next, train',
    ),
  },
  {
    competency: 'discovery-depth',
    isExact: true,
    phrases: listOf(
      'listening, listener, listen first/more/before/carefully/to how/what, be curious, curious about, consultative, sit/sat with … customer/planners/customers',
    ),
    unless: listOf('rep, call, recording, training'),
  },
];
