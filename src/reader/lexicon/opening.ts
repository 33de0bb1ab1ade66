import { type PhraseGroup, listOf } from './group.ts';

/** Finding buyers, choosing among them, and the first conversation. */
export const opening: readonly PhraseGroup[] = [
  {
    competency: 'outbound-prospecting',
    weight: 3,
    phrases: listOf(`
      cold call/email/outreach/outbound/approach/prospect/canvass, outbound call/outreach/activity/sale/campaign/sequence/effort/motion/dial/prospecting/touch/pipeline/email,
      prospect into/via/across/new, generate … pipeline/opportunity/lead/meeting,
      build/create/source/fill … pipeline/opportunity/funnel, self-generate/source/prospect,
      pipeline generation/creation/building, get/find/make/earn … own meeting/lead/opportunity/customer/pipeline/deal/luck, you will find yourself,
      open … door, door opener, open/win/land/acquire/sign … new account/logo/business/customer/client/partner/site,
      # … new business, new business hunter/development/meeting,
      identify … new business/customer/account/partner/opportunity/lead/client/prospect,
      knock … door, past gatekeeper, pick up … phone, hit … phone, on the phone … too, win … back, call back old/lapsed, warm introduction/intro,
      lead generation, lead gen, # … dial, hunter, hunting mentality/mindset/role,
      multi-channel/touch, research … company/account/prospect/before, target account list,
      approach … by telephone/phone/email, write … to … and telephone/phone/call, canvass, go and find, start/open … conversation, find … new customer/client/business, visit … unannounced/cold, new business from, linkedin and/email/phone/message
    `),
    unless: ['marketing'],
  },
  {
    competency: 'outbound-prospecting',
    weight: 3,
    isExact: true,
    phrases: listOf(
      'prospecting, prospect for, dial, dials, dialing, dialling, drumming up, drum up',
    ),
  },
  {
    competency: 'outbound-prospecting',
    weight: 1,
    phrases: listOf(`
      outbound, new logo/account, sequence, linkedin, phone and/email, door-to-door,
      book/schedule/set/secure/arrange … meeting/demo/appointment, sales development, business development
    `),
    unless: ['marketing'],
  },
  {
    competency: 'qualification',
    weight: 3,
    phrases: listOf(`
      disqualify, qualify out/in/hard/rigorous/early/and, meddic, meddpicc, meddicc, bant, spiced, champ methodology,
      qualification criteria/framework/call/question/standard/bar, lead qualification,
      qualify … lead/opportunity/prospect/meeting/inbound/enquiry/inquiry/account/deal/buyer/demand/whether,
      walk/turn/move … away from, walk away, bad/poor/wrong fit, fit and, tire/tyre kicker, time waster, pre-qualify, waste … time, sort … real/serious from, decide/choose/judge which … lead/account/deal/enquiry/prospect/opportunity,  budget … authority, authority … timeline, need … budget, ideal customer, icp,
      deal … real, aren't real, isn't real, not real, real problem/buyer/project/opportunity, worth … time/pursuing/visit/quote/chasing/bid,
      honest … whether, whether … going … anywhere, lose … fast/early, spend/waste … time … on, compelling event,
      don't need … plan yet, say … no … deal/opportunity/tender/project/fit/pilot/prospect, no-go, bid or/no, no bid, never going to buy/close, which … lead/enquiry/deal … worth,
      budget … timing, decline/refuse … deal/lead/tender/opportunity, hand … over/to … only
    `),
    unless: ['take', 'degree', 'education', 'applicant', 'candidate'],
  },
  {
    competency: 'qualification',
    weight: 1,
    phrases: listOf(`
      qualified meeting/opportunity/lead, move on, fit, deserve … time, leave … alone, sales development, inbound lead/enquiry/inquiry
    `),
    unless: ['candidate', 'applicant', 'culture'],
  },
  {
    competency: 'discovery-depth',
    weight: 3,
    phrases: listOf(`
      discovery, good/sharp/right/better/deep/open/thoughtful/smart/great/second/extra question,
      ask … question/what/why/how/who, uncover, problem behind/underneath/beneath, pain point, understand … pain,
      understand/learn/grasp/study/see … how/why/what … work/open/run/do/buy/operate/matter/swear/need/use,
      understand … need/problem/challenge/goal/priority/objective/requirement/workflow/business/process/operation/world/day,
      diagnose, root cause, root of, bottom of,
      dig into/deep, probe, curious about, assess/identify/establish/determine/explore … need/pain/challenge/problem/priority, needs analysis/assessment,
      establish … what/how/which, site survey, learn … what/why, critical business issue, before … show anything, before … pitch/pitching/prescribe/propose/quote/show/demo, find out what/why/how/where/who,
      trying to achieve/do/get/fix/solve, walk … plant/floor/site/warehouse/line, sit/sat with … customer/client/planner/buyer/user/team,
      cost of … problem, what … problem … cost, what … fails, what … hurt/hurting/broken/stuck, get … underneath/beneath/under
    `),
    unless: ['feedback', 'applicant'],
  },
  {
    competency: 'discovery-depth',
    weight: 3,
    isExact: true,
    phrases: listOf('consultative, listening, curiosity, be curious'),
    unless: ['rep', 'own', 'recording', 'feedback'],
  },
  {
    competency: 'discovery-depth',
    weight: 1,
    phrases: listOf(
      'listen, curious, solution selling, account executive, trusted advisor, first call, understand',
    ),
    unless: ['rep', 'recording', 'feedback'],
  },
];
