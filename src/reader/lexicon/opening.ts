import { type PhraseGroup, listOf } from './group.ts';

const customers =
  'customer/client/account/business/logo/company/partner/reseller/dealer/agency/opportunity/merchant/site/ones/retailer';

/** Finding buyers, choosing among them, and the first conversation. */
export const opening: readonly PhraseGroup[] = [
  {
    competency: 'outbound-prospecting',
    phrases: listOf(`
      cold call/email/outreach/outbound/approach/prospect/canvass/account/touch, outbound call/email/campaign/prospecting/activity/effort/pipeline/sequence/motion/engine, outreach,
      generate/create/build/source/fill … pipeline, generate/create/source/find/prospect … opportunity/lead/deal/list/meeting, lead generation, self generate/source,
      identify/find/win/open/land/acquire/sign/approach/reach/attract/pursue/recruit/hunt/generate/develop/drive/contact/call/source … new/prospective/potential/target/lapsed/inactive/dormant/old ${customers},
      customer/client/logo acquisition, acquisition of … customer/client, new logo, win … back, recruit … partner/reseller/dealer/agency, new business development/generation, reach out to,
      start/open/spark … conversation, open … door, knock, research account/company/each/prospect, social selling, call/contact … business/company/owner/homeowner/sme/prospect/maker, convert … competitor/competitive
    `),
    unless: listOf(
      'us, inbound, dedicated, faded, clean, accurate, manage, salesforce, gong, community, policy, map, marketing, existing',
    ),
  },
  {
    competency: 'outbound-prospecting',
    isExact: true,
    phrases: listOf(
      '# dials/calls … day, prospecting, prospect/prospects into/daily/for/across/via/through, hunter/hunters, book/books/booking/schedule/schedules/secure/set/setting/sets/get … meetings/demos/appointments/appts',
    ),
    unless: listOf('job'),
  },
  {
    competency: 'qualification',
    phrases: listOf(`
      disqualify, meddic, meddicc, meddpicc, bant, no-bid, go no-go, qualification criteria/framework/call/standard, validate/verify/confirm … budget/timing/authority,
      budget … authority/timing/timeline/need, walk/turn … away, say no to … deal/tender/project/pilot/prospect/fit/pitch, bad/poor/wrong/no/not fit, worth … time/hour/pursuing/chasing/answering/visit/quoting, whether … fit/suit/money/budget/real/going/buy,
      decide/choose/judge/spot/know/tell/determine/assess/figure/work/establish/check … whether/which/if … worth/fit/real/pursue/deal/opportunity/lead/tender/buy/account/budget/reason/need/problem/enough/fund,
      deal … real, who/which/what … real/serious, screen/sort/triage/vet … lead/inquiry/enquiry/request,
      ideal customer, icp, what … good/qualified meeting, compelling event
    `),
    unless: listOf('us, accommodation, degree, education, suitable, culture, coach'),
  },
  {
    competency: 'qualification',
    isExact: true,
    phrases: ['qualify/qualifies/qualifying', 'unqualified'],
    unless: listOf('for'),
  },
  {
    competency: 'discovery-depth',
    phrases: listOf(`
      discovery, need analysis/assessment, need-based, root cause, pain point, ask … question, ask/asks/asking … about/why/how/what,
      understand/uncover/identify/explore/diagnose/discover/elicit/surface/establish/determine/clarify/unpack/analyze/learn … need/pain/challenge/problem/goal/requirement/priority/objective/frustration/bottleneck/workflow/situation/exposure/gap/driver/process,
      understand/establish/grasp/learn why/what/where, understand/establish/grasp how, understand … customer/client/prospect/buyer/constraint, dig into/for, fact find, what … hurt/broken/wrong/stuck
    `),
    unless: listOf(
      'feedback, recording, here, pricing, drug, legal, e, upsell, budget, next, train, market, trend, development',
    ),
  },
  {
    competency: 'discovery-depth',
    isExact: true,
    phrases: listOf(
      'find/finds/finding out, figure out how/why/who, listening, listener, listen, be curious, consultative',
    ),
    unless: listOf('rep, call, recording, training, complain, gripe, more, each, meeting, theirs'),
  },
];
