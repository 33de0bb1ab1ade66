import type { CompetencyId, MotionId, RoleId } from '../types.ts';
import { type Phrases, listOf } from './group.ts';

/** A role: the titles it goes by, and the competencies that are usual for it. */
export interface Role {
  readonly id: RoleId;
  /** Titles by which a posting names the role. */
  readonly phrases: Phrases;
  /** Where most first meetings come from, unless the title says otherwise. */
  readonly motion: MotionId;
  readonly usual: readonly CompetencyId[];
}

/**
 * Matches the words before a title that is somebody else's: `you report to the sales director`. A title after
 * `join us as` is the job's, but for an applicant's: `I would love to join you as an SDR`. The first word is
 * that of the sentence; the five before the title follow it.
 */
export const beforeOthersTitle =
  /\b(?:report(?:s|ing)?|alongside|our|boss|with|join(?:s|ing)?(?!.* as\b)|(?<=^i\b.*)join)(?: \S+){0,4}$/;

const idsOf = (list: string) => listOf(list) as readonly CompetencyId[];

/** In order of precedence: if a sentence names several roles, the first in this list counts. */
export const roles: readonly Role[] = [
  {
    id: 'manager',
    phrases: listOf(
      'sdr/bdr … manager/leader, sdr/bdr lead, sales/business development … leader, sales/business development lead, sales development … manager, manager of sales/business development, sales/revenue manager/lead/leader, team lead/leader, sales team manager',
    ),
    motion: 'both',
    usual: idsOf(
      'coaching, pipeline-discipline, forecast-honesty, negotiation-and-closing, objection-handling',
    ),
  },
  {
    id: 'director',
    phrases: listOf(
      'sales/revenue/commercial/regional/country director, director/head/vp/svp of sales/revenue/growth/commercial/inside/new/business, regional/country business director, vp/svp sales/revenue, vice president … sales/revenue, director business development, rvp, chief revenue/commercial/sales officer, cro, sales leadership, head/director of sdr',
    ),
    motion: 'both',
    usual: idsOf(
      'coaching, forecast-honesty, account-planning, pipeline-discipline, negotiation-and-closing',
    ),
  },
  {
    id: 'sdr',
    phrases: listOf(
      'sdr, bdr, adr, ldr, sales development, account development representative, business development rep/representative/associate, graduate … sales, sales trainee, lead generation, market development, appointment setter/maker, telemarketing',
    ),
    motion: 'outbound',
    usual: idsOf(
      'outbound-prospecting, qualification, objection-handling, pipeline-discipline, discovery-depth',
    ),
  },
  {
    id: 'enterprise',
    phrases: listOf(
      'enterprise account/sales/seller, enterprise ae, major/global/large/corporate/strategic/named account executive/sales',
    ),
    motion: 'outbound',
    usual: idsOf(
      'multi-threading, account-planning, negotiation-and-closing, business-case, discovery-depth',
    ),
  },
  {
    id: 'engineer',
    phrases: listOf(
      'technical/solution account/sales/seller, sales/solution engineer, solution consultant, pre-sales, presales, technical consultant',
    ),
    motion: 'both',
    usual: idsOf(
      'product-demonstration, discovery-depth, business-case, objection-handling, qualification',
    ),
  },
  {
    id: 'account-manager',
    phrases: listOf(
      'partner/channel/alliance/partnership/reseller/broker … manager/director/executive/lead, head of partnership/alliance, distribution account/manager, renewal … manager/specialist/executive/representative, account/client/customer/key/growth/strategic/relationship/portfolio/commercial manager/director/partner/lead, key/strategic account, customer success, customer growth',
    ),
    motion: 'customers',
    usual: idsOf(
      'account-planning, negotiation-and-closing, discovery-depth, objection-handling, multi-threading',
    ),
  },
  {
    id: 'seller',
    phrases: listOf(
      'area/field/territory/outside/medical/clinical/specialty sales, territory manager, account executive/exec, ae, sales executive/representative/rep/consultant/specialist/associate/advisor/assistant/agent/person/officer/professional, sales hire, salesperson, saleswoman, salesman, seller, closer, inside/internal/retail/ad/advertising/media sales, telesales, phone sales, business development manager/executive/director, new business manager/executive/sales/development',
    ),
    motion: 'both',
    usual: idsOf(
      'discovery-depth, negotiation-and-closing, objection-handling, outbound-prospecting, product-demonstration',
    ),
  },
];

/** By motion: competencies put before those usual for a role, and competencies removed from them. */
export const ofMotion: Readonly<
  Record<
    MotionId,
    { readonly first: readonly CompetencyId[]; readonly not: readonly CompetencyId[] }
  >
> = {
  outbound: { first: ['outbound-prospecting'], not: [] },
  inbound: { first: ['qualification', 'product-demonstration'], not: ['outbound-prospecting'] },
  both: { first: [], not: [] },
  customers: { first: ['account-planning'], not: ['outbound-prospecting', 'qualification'] },
  partners: { first: ['account-planning'], not: [] },
};

/** Words of a title that say where most first meetings come from. */
export const motionWords: readonly { readonly motion: MotionId; readonly phrases: Phrases }[] = [
  { motion: 'inbound', phrases: ['inbound'] },
  { motion: 'outbound', phrases: listOf('outbound, new business, hunter') },
  { motion: 'customers', phrases: listOf('existing customer/client/account, renewal, expansion') },
];
