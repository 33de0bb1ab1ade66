import { type PhraseGroup, listOf } from './group.ts';

const customers =
  'customer/client/account/business/logo/company/partner/reseller/dealer/agency/opportunity/merchant/site/one';

/** Finding buyers, choosing among them, and the first conversation. */
export const opening: readonly PhraseGroup[] = [
  {
    competency: 'outbound-prospecting',
    phrases: listOf(`
      cold call/email/outreach/outbound/approach/prospect/canvass, outbound call/email/campaign/prospecting/activity/effort/contact/pipeline/sequence/motion, outbound outreach, outreach campaign, executive outreach, proactive … call,
      generate/create/build/source/fill … pipeline, generate/create … opportunity/lead, source # … opportunity, make # call, pipeline generation, self-generate, self-source, create interest, lead generation,
      identify/find/win/open/land/acquire/sign/approach/reach/attract/pursue/recruit/hunt/generate/develop/drive/contact/call/source … new/prospective/potential/target/lapsed/inactive/dormant/old ${customers},
      win new, win … back, open account/market, get … meeting, recruit/find/win/sign/land # new, research company/each/prospect, rebuild/establish … outbound, recruit … partner/reseller/dealer/agency, new business development/generation, new logo acquisition, reach out, find and sign/win,
      book/schedule/secure/set … meeting/demo/appointment, start/open/spark … conversation, open/knock … door, gatekeeper,
      get on phone, phone first, phone/telephone/call … email/linkedin/social, phone/telephone … network/referral, build … list, send … email, email … human, target account list,
      prospect into/daily/for/across/via/by, canvass, social selling, multi-channel, # dial, # … email
    `),
    unless: listOf(
      'dedicated, faded, recruiter, clean, accurate, manage, software, us, apply, cv, resume, confidential, voice, polite, counter, salesforce, gong, map',
    ),
  },
  {
    competency: 'outbound-prospecting',
    isExact: true,
    phrases: listOf('prospecting, on phones, dial, dialing, hunter, hunters, hunting'),
    unless: ['marketing'],
  },
  {
    competency: 'qualification',
    phrases: listOf(`
      disqualify, meddic, meddicc, meddpicc, bant, no-bid, go no-go, economic buyer, decision criteria,
      qualification criteria/framework/call/standard, lead qualification, qualify out,
      budget … authority/timing/timeline/need, need … budget, owns budget, fit … budget, walk/turn … away, say no to … deal/tender/project/pilot/prospect/fit, bad/poor/wrong fit, assess/determine fit,
      tire/tyre kicker, waste … time, worth … time/hour/pursuing/chasing/answering/visit/quoting, worth it,
      decide/choose/judge/spot/know/tell/determine/assess/figure/work/establish/check … whether/which/if … worth/fit/real/pursue/deal/opportunity/lead/tender/buy/account/budget/reason/need/problem/enough/fund,
      which … deal/lead/opportunity … real/worth, isn't/aren't real, deal … real, don't/stop … chase, chase anything,
      ideal customer, icp, what … good/qualified meeting, what counts as … meeting/opportunity/lead, criteria for … meeting/appointment/opportunity/lead, compelling event, lose … fast/early, meeting quality, genuine/serious … from, choosy
    `),
    unless: listOf('applicant, candidate, degree, education, suitable, culture'),
  },
  {
    competency: 'qualification',
    isExact: true,
    phrases: listOf('qualify, qualifies, qualifying'),
    unless: listOf('for, bonus, applicant, candidate'),
  },
  {
    competency: 'discovery-depth',
    phrases: listOf(`
      discovery, need analysis/assessment, root cause, pain point, critical business issue, ask question, ask … good/great/sharp/right/smart/thoughtful/more question, sharp/probing/open question, ask/asks/asking about/why/how/what,
      understand/uncover/identify/explore/diagnose/assess/discover/surface/establish/determine/clarify/unpack/learn … need/pain/challenge/problem/goal/requirement/priority/objective/frustration/bottleneck/driver/workflow/situation/exposure/process/practice,
      understand/establish/learn/grasp how/why/what, find/figure out … how/what/why/who, understand … customer/client/prospect/buyer/constraint, dig into, diagnose first, diagnostic,
      get … root/heart/bottom of, problem behind, before … pitch/present/show/propose/offer, what … hurt/broken/wrong/stuck, trying to get/do/solve, walk … plant/factory/floor, curious about
    `),
    unless: listOf(
      'applicant, feedback, recording, recruiter, apply, us, here, pricing, drug, legal, e, software, platform, upsell, budget, next, intellectual',
    ),
  },
  {
    competency: 'discovery-depth',
    isExact: true,
    phrases: listOf(
      'listening, listener, listen first/more/before/carefully/to how/what, curiosity, be curious, get curious, consultative, sit/sat with … customer/planners/customers',
    ),
    unless: listOf('rep, call, recording, training, intellectual'),
  },
];
