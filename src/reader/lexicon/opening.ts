import { type PhraseGroup, listOf } from './group.ts';

/** Finding buyers, choosing among them, and the first conversation. */
export const opening: readonly PhraseGroup[] = [
  {
    competency: 'outbound-prospecting',
    phrases: listOf(`
      cold call/email/outreach/outbound/approach/prospect/canvass, outbound call/email/campaign/prospecting/activity/sale/motion/effort/contact/pipeline/sequence, outreach, prospect into/daily/for/across/via/new/target,
      generate/create/build/source/fill … pipeline, generate … opportunity, self-generate, create … interest, pipeline generation/creation,
      identify/find/research/source/win/open/land/acquire/sign/approach/reach/attract/pursue/recruit/hunt … new/prospective/potential/target/lapsed/untapped customer/client/account/business/logo/company/site/partner/agency/opportunity/merchant,
      new customer/client/logo acquisition, find and sign/win, win new/back, open … account in/new, new business development/generation/hunter/drive, new logo acquisition/hunter, reach out,
      book/schedule/secure/set … meeting/demo/appointment, start/open/spark … conversation, open/knock … door, gatekeeper,
      pick up … phone, phone first, phone … email/linkedin/video, call … email, lead generation, lead gen, canvass, social selling, multi-channel,
      # … dial, # … call per/a, research … account/company/prospect
    `),
    unless: [
      'marketing',
      'dedicated',
      'faded',
      'talent',
      'recruiter',
      'clean',
      'accurate',
      'manage',
      'software',
      'award',
      'contact',
      'us',
      'apply',
      'cv',
      'resume',
      'confidential',
      'detail',
      'information',
      'salesloft',
      'gong',
      'zoominfo',
    ],
  },
  {
    competency: 'outbound-prospecting',
    isExact: true,
    phrases: listOf(
      'prospecting, prospects for new, on phones, dial, dialing, dialling, hunter, hunters, hunting',
    ),
    unless: ['marketing'],
  },
  {
    competency: 'qualification',
    phrases: listOf(`
      disqualify, meddic, meddicc, meddpicc, bant, spiced, qualification criteria/framework/call/question/bar/skill/method/standard, lead qualification,
      budget … authority/timing/timeline/need, need … budget, walk/turn … away, say no to … deal/tender/project/pilot/prospect/fit, bad/poor/wrong fit, fit … budget, assess … fit,
      tire/tyre kicker, time waster, waste … time, worth … time/hour/pursuing/chasing/answering/visit/bid/quoting,
      decide/choose/judge/spot/know/tell/determine/assess/figure/work/establish … whether/which/if … worth/fit/real/pursue/deal/opportunity/lead/tender/buy/account/budget,
      which … deal/lead/opportunity … real/worth, aren't/isn't real, deal … real, don't chase,
      ideal customer, icp, what … good/qualified meeting, compelling event, lose … fast/early, no-bid, establish … budget, screen/triage/vet … lead/inquiry/enquiry/request, determine … fit, serious buyer, criteria before
    `),
    unless: ['applicant', 'candidate', 'degree', 'education', 'suitable', 'culture'],
  },
  {
    competency: 'qualification',
    isExact: true,
    phrases: listOf('qualify, qualifies, qualifying'),
    unless: ['for', 'bonus', 'applicant', 'candidate'],
  },
  {
    competency: 'discovery-depth',
    phrases: listOf(`
      discovery, need analysis/assessment, root cause, pain point, critical business issue,
      good/great/sharp/right/better/deep/thoughtful/smart/probing/insightful/open/ended question, ask … question, ask how/why/what,
      understand/uncover/identify/explore/diagnose/assess/discover/surface/establish/determine/analyze/clarify/unpack/dig/probe … need/pain/challenge/problem/goal/requirement/priority/objective/frustration/bottleneck/driver/motivation/workflow/situation,
      understand/establish/grasp how/why/what, find/figure out … how/what/why/where/who, understand … customer/client/prospect/buyer,
      dig into/deep, diagnose first/before/why/what, get … root/heart/bottom of, problem behind/underneath/beneath, before … pitch/present/demo/show/propose/prescribe/quote,
      listen more/first/before/carefully/closely/hard/than/well, what … hurt/broken/wrong/stuck, trying to get/achieve/do/solve/fix,
      curious about, ask why, trusted advisor/adviser, question skill
    `),
    unless: [
      'applicant',
      'feedback',
      'recording',
      'recruiter',
      'apply',
      'more',
      'us',
      'here',
      'pricing',
      'drug',
      'legal',
      'software',
      'platform',
      'channel',
    ],
  },
  {
    competency: 'discovery-depth',
    isExact: true,
    phrases: listOf(
      'active listening, listening skills, time listening, great/good/active listener, be curious, consultative, sit/sat with … customer/planners/customers',
    ),
    unless: ['rep', 'calls', 'recording'],
  },
];
