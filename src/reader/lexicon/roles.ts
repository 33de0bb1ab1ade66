import type { CompetencyId } from '../types.ts';
import { type Phrases, listOf } from './group.ts';

/** What a job is called, and what is usually asked of it where the text says little else. */
export interface Role {
  readonly phrases: Phrases;
  /** Words that stand by the titles of others. */
  readonly unless: Phrases;
  readonly weights: Partial<Readonly<Record<CompetencyId, number>>>;
}

const unless = ['report', 'alongside', 'our', 'join', 'boss', 'with'];

/** The first that a text names counts. */
export const roles: readonly Role[] = [
  {
    unless,
    phrases: listOf(`
      sales/sdr/bdr/revenue/commercial manager/lead/leader, sales/revenue/commercial/regional/country director, head/director/vp/svp of sales/revenue/sdr/growth/commercial/inside/new, vp/svp sales/revenue, vice president … sales/revenue, chief revenue/commercial/sales officer, cro, sales development manager/lead/director, head of business/sales, team lead/leader, area/regional/country/national sales manager, manager sales, sales team manager
    `),
    weights: {
      coaching: 6,
      'forecast-honesty': 4.5,
      'pipeline-discipline': 4,
      'discovery-depth': 1,
      'multi-threading': 1,
      qualification: 1.5,
      'negotiation-and-closing': 0.5,
    },
  },
  {
    unless,
    phrases: listOf(`
      sdr, bdr, adr, ldr, xdr, mdr, sales development, business development rep/representative/associate/executive, lead generation, market development, outbound rep/representative, appointment setter/maker, telemarketing
    `),
    weights: {
      'outbound-prospecting': 5,
      qualification: 4,
      'objection-handling': 4,
      'pipeline-discipline': 3,
      'discovery-depth': 3,
    },
  },
  {
    unless,
    phrases: listOf(
      `partner/channel/alliance/partnership/reseller … manager/director/executive/lead`,
    ),
    weights: {
      'account-planning': 6,
      coaching: 3,
      'multi-threading': 2.5,
      'outbound-prospecting': 2.5,
      'negotiation-and-closing': 2.5,
    },
  },
  {
    unless,
    phrases: listOf(`
      account/client/customer/territory/key/renewal/growth/strategic/relationship/portfolio manager/director/partner, key/strategic account, customer success, customer growth, renewals, farmer
    `),
    weights: {
      'account-planning': 6,
      'negotiation-and-closing': 4,
      'multi-threading': 2.5,
      'business-case': 2.5,
      'discovery-depth': 2.5,
      'forecast-honesty': 1.5,
    },
  },
  {
    unless,
    phrases: listOf('enterprise/major/global/large/corporate account/sales/seller, enterprise ae'),
    weights: {
      'multi-threading': 5,
      'business-case': 3.5,
      'negotiation-and-closing': 3,
      'discovery-depth': 3,
      qualification: 2,
      'forecast-honesty': 1,
    },
  },
  {
    unless,
    phrases: listOf(`
      inside sales, telesales, phone sales, business development manager, new business manager/executive/sales/development, hunter, founding, first salesperson/seller, first sales hire
    `),
    weights: {
      'outbound-prospecting': 5,
      'objection-handling': 3,
      'negotiation-and-closing': 3,
      'discovery-depth': 3,
      qualification: 2.5,
    },
  },
  {
    unless,
    phrases: listOf(`
      area sales, field sales, sales engineer, territory sales, territory manager, technical/solution sales, technical account, solution engineer/consultant
    `),
    weights: {
      'discovery-depth': 3.5,
      'product-demonstration': 3,
      'negotiation-and-closing': 2.5,
      'account-planning': 2,
      'business-case': 2,
      'multi-threading': 2,
      'objection-handling': 1.5,
    },
  },
  {
    unless,
    phrases: listOf(`
      smb, small business, self-serve, inbound, velocity
    `),
    weights: {
      'product-demonstration': 3,
      'discovery-depth': 3,
      'negotiation-and-closing': 3,
      'objection-handling': 3,
      qualification: 2,
    },
  },
  {
    unless,
    phrases: listOf(`
      account executive, ae, sales executive/representative/rep/consultant/specialist/associate/person, salesperson, seller, closer
    `),
    weights: {
      'discovery-depth': 4,
      'negotiation-and-closing': 3,
      qualification: 2.5,
      'business-case': 2,
      'multi-threading': 1.5,
      'objection-handling': 1.5,
      'product-demonstration': 1.5,
      'forecast-honesty': 0.5,
    },
  },
];
