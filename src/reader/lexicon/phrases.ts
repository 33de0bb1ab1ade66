import type { CompetencyId } from '../types.ts';
import { type PhraseGroup, listOf } from './group.ts';

const customers =
  'customer/client/account/business/logo/company/partner/reseller/distributor/dealer/agency/opportunity/merchant/site/one';
const departments =
  'finance/financial/operations/security/clinical/hr/maintenance/facilities/digital/legal/compliance/procurement/purchasing/engineering/production/quality/logistics/technology';
const buyers = `${departments}/director/directors/architects/head/heads/manager/managers/owner/owners/influencers/cfos/officer/officers/leader/leaders/executive/executives/buyer/buyers/partner/partners/surgeons/engineers/vps/cios/cfo/cto/board`;
const people =
  'rep/reps/team/teams/seller/sellers/salespeople/representatives/sdrs/bdrs/aes/talent/managers';

/** Phrases of one competency, of whose words every form matches. `unless`: see `PhraseGroup`. */
const forms = (competency: CompetencyId, phrases: string, unless: string): PhraseGroup => ({
  competency,
  phrases: listOf(phrases),
  unless: listOf(unless),
});

/** Phrases of one competency, whose words match exactly as written. */
const exact = (competency: CompetencyId, phrases: string, unless: string): PhraseGroup => ({
  ...forms(competency, phrases, unless),
  isExact: true,
});

/** All phrases that speak for a competency; the page of the reader lists them, too. */
export const phraseGroups: readonly PhraseGroup[] = [
  forms(
    'outbound-prospecting',
    `cold call/email/outbound/approach/prospect, outbound call/email/campaign/prospecting/activity/effort/pipeline/sequence/motion, outreach,
    generate/create/build/source/fill … pipeline, generate/create … opportunity/lead, self-generate, self-source, phone/call/email … linkedin,
    # call/touch/dial day/per, new logo, pick up phone,
    identify/find/win/open/land/acquire/sign/approach/reach/attract/pursue/recruit/hunt/generate/develop/drive/contact/call/source … new/prospective/potential/target/lapsed/inactive/dormant/old ${customers},
    win new, acquisition of new, recruit/find/win/sign/land # new, new business generation, start/open/spark … conversation,
    open/knock … door, gatekeeper, build list, social selling`,
    'clean, accurate, manage, salesforce, salesloft, gong, policy, map, marketing, graduate, leadership, oil, gas, talent, candidate',
  ),
  exact(
    'outbound-prospecting',
    `# dials, prospecting, outbound … role, existing relationships/contacts, prospect into/daily/for/across/via/by, dial, hunter, hunters,
    book/books/booking/schedule/secure/set/setting/sets/get … meetings/demos/appointments`,
    'job',
  ),
  forms(
    'qualification',
    `disqualify, meddic, meddicc, meddpicc, bant, economic buyer, budget … authority/timing/timeline/need, walk/turn … away, bad/poor/wrong fit,
    decide/choose/judge/spot/know/tell/determine/assess/figure/work/establish/check … whether/which/if … worth/fit/real/genuine/meet/pursue/deal/opportunity/lead/tender/buy/account/budget/reason/need/problem/enough/fund,
    ideal customer, icp, what … good/qualified meeting, compelling event`,
    'degree, education, suitable, culture',
  ),
  exact('qualification', 'qualify, qualifies, qualifying', 'for'),
  forms(
    'discovery-depth',
    `discovery, need analysis/assessment, pain point, ask … good/great/sharp/right/smart/thoughtful/more question, ask/asks/asking … about/why/how/what,
    uncover/identify/explore/diagnose/discover/surface/establish/determine/clarify/unpack … need/pain/challenge/problem/requirement/frustration/bottleneck,
    find/figure out how/why/who, dig into, before … pitch/present/propose`,
    'feedback, recording, legal, e, upsell, budget, next, train, research',
  ),
  exact(
    'discovery-depth',
    `listening, listener, be curious, curious/curiosity about, consultative,
    understand/understands … need/needs/pain/pains/challenge/challenges/problem/problems/requirements/customer/customers/client/clients/prospect/prospects/buyer/buyers`,
    'rep, call, recording, training',
  ),
  forms(
    'business-case',
    `business case, roi, return on investment, payback, commercial/financial/economic/investment case/justification/argument/rationale/value,
    build/make/write/present/develop/prepare/argue/defend … case/argument/purchase, justify … price/cost/purchase/spend/premium,
    show/prove/articulate/illustrate/communicate/explain/demonstrate/document/present … value/saving/return/worth/gain/earn/save/cost/margin/money/impact,
    what … saved, tie/link/connect/translate … to/into … dollar/money/revenue/saving/margin/profit/value/outcome/sale/spend`,
    'diversity, core, company, signature, study, proof, proposition',
  ),
  exact('business-case', 'quantify, quantified', 'record'),
  forms(
    'multi-threading',
    `multi-thread, multithread, stakeholder, complex … cycle/sale/environment, buying/whole/decision/analysis committee/group,
    find/build/identify/develop/test/know/beyond … champion, consensus, map … organization/committee/decision/stakeholder/contact/power,
    contact/stakeholder map, level/suite/executive access/relationship/engagement/alignment,
    relationship … executive/level/suite/chief/senior/director/vp/buyer/head/architect, navigate … organization/committee/politics/structure`,
    'colleague, diversity, hire, functional, internal, report',
  ),
  exact(
    'multi-threading',
    `engage/engages/involve/align/alignment/bring/coordinate/meet/know/credibility … ${departments}/it … ${departments}/it,
    relationship/relationships/contact/network/trust/engage/engages/credibility/know/knowing/meet/calling … ${buyers} … ${buyers}`,
    'report, customers, hire, existing, point',
  ),
  exact(
    'objection-handling',
    `objections, objection handling, rejection, resilience, resilient, displace/displacing … incumbent/incumbents, pushback, push back, skeptical,
    thick skin,
    handle/handling/handles/overcome/overcoming/answer/answering/answers/address/addressing/addresses/resolve/resolves/resolving/respond/responds/responding/deal/dealing/settle/field/sorting … objection/concern/concerns/doubts/worries/queries/complaints/challenges/cancellation/cancellations/skepticism,
    field/answer/handle … hard/tough/difficult/technical questions, hear/hears/hearing/told no, stay/stays/remain/remains calm/composed/friendly`,
    'lodge, file, data, intelligence, workshop, notice, tickets',
  ),
  forms(
    'negotiation-and-closing',
    `close experience/skill/ability, quote … close, strong closer, close plan, over the line, hold/protect/defend/drop/cut … price/margin/list/fee,
    agree … price/rate/pricing/fee/term/annual/special/margin/share, commercial/payment/pricing term, framework agreement/contract, procurement and legal,
    structure … deal/agreement/contract, mutual action/close/success plan, multi-year agreement/contract/renewal, # year … closing,
    respond/response … tender/rfp`,
    'hire, date, employee, intelligence',
  ),
  exact(
    'negotiation-and-closing',
    `close/closes/closing … deal/deals/business/sale/sales/contract/contracts/opportunities/revenue/customers/accounts/logos/renewals/transactions,
    negotiate, negotiates, negotiating, negotiation, negotiations`,
    'hour, hire, benefit, workshop, schedule, elsewhere, intelligence, meetings, retention, family, growth, carried, date, stay, knit',
  ),
  forms(
    'product-demonstration',
    `product/sale presentation, run/give/deliver/do/lead/perform/hold/tailor/conduct/build … demo,
    present … product/solution/platform/software/range/collection/proposal, show … product/platform/software/module/tool/system/machine/app/screen,
    proof of concept/value, poc, run/scope/lead/own/set … trial/pilot/evaluation`,
    'cycle, book, schedule, request, early, value, secure, before, arrange, held, qualified, pass, close',
  ),
  exact(
    'product-demonstration',
    `product/live/tailored/run/give/deliver/hold/conduct/lead/perform … demonstration/demonstrations,
    demonstrate/demonstrates/demonstrating … product/products/solution/software/platform/systems/devices/machines/robots`,
    'engineer, value, return, saving, success, ability, commitment, understanding, leadership',
  ),
  forms(
    'forecast-honesty',
    `forecast, happy ears, accurate number/picture/view/prediction/projection, sale/revenue/monthly/quarterly outlook/projection, predict … month/quarter,
    call month/quarter/number within/by/to/and, tell … early/truth, say/tell/know … which/what/when … will/won't/close/land/come, flag/call … risk,
    explain … moved/variance/miss, within # of, deal … slip`,
    'demand, weather, rely, analytics, travel, base, question, they',
  ),
  forms(
    'account-planning',
    `account plan/planning/strategy/review/growth, client/customer/territory plan/planning/strategy/review, business plan/review,
    growth/renewal/call/journey/visit plan, renewal strategy, plan with/for … account/customer/client/partner, plan … for/with … each, qbr,
    quarterly/yearly … review/plan, cross sell, white space, share of wallet, spot/identify … expansion,
    additional/further … product/module/program/service, grow … assigned/existing/repeat/account`,
    'holiday, health, new, company, hire, performance',
  ),
  exact(
    'account-planning',
    `account management, existing customers/clients,
    grow/grows/expand/expands/expanding/develop/develops/developing/protect/protects/deepen/nurture/retain/retains … accounts/customers/clients/partners/existing/book,
    manage/manages/managing/own … existing/portfolio/book`,
    'experience, no',
  ),
  forms(
    'pipeline-discipline',
    `pipeline management/hygiene/review/discipline/inspection/cadence/coverage/stage/rhythm, review/inspect/manage/maintain/own/run/nurture … pipeline,
    crm/sfdc/salesforce/hubspot/pipedrive/veeva,
    keep/maintain/log/record/document/enter/note/write/update/put … record/note/interaction/visit/status/notes/stage/system,
    keep/agree/set/clear/confirm/document/log/has … next step, next step on/with/every/in writing, follow up, keep … current/clean/tidy/updated/date,
    hygiene, log/track/document/enter … activity/call/deal, deal stage/registration, open deal/bid/opportunity`,
    'gong, outreach, fluency, preferred, tool, knowledge, proficiency, experience, familiarity, generate, create, pilot, poc, coach, playbook, driving, license, licence, skill, track, oil, gas, talent, candidate',
  ),
  forms(
    'coaching',
    `ride-along, ride along/with/shotgun, call observation/coaching, listen to … rep/seller/recording, give/provide rep/seller/team/aes/sdrs … feedback,
    feedback to/for … rep/seller/team, recruit/hire … train/develop/onboard/motivate/ramp/retain, make … rep/seller/team/people better, role play,
    create/build … development plan, inherit … team, lead … team of #`,
    'experience, benefit, buyer, relationship, product, marketing, engineering, senior, get, receive, offer, partner',
  ),
  exact(
    'coaching',
    `deliver/provide/provides/hold/holds … coaching, coach/coaches/coaching/mentor … ${people}/others/plan/sessions/skills,
    give/individualized/weekly/field/of/regular/at/about coaching, 1 1, one on ones,
    train/trains/hire/hires/recruit/recruits/onboard/onboards/develop/develops/developing/motivate/motivates/inspire/upskill/promote … ${people}`,
    'from, receive, get, offer, benefit, who, executive, hour, learning, programme, program, relationship, partnership, client, buyer, help',
  ),
];
