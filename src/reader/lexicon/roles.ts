import type { CompetencyId } from '../types.ts';
import { type Phrases, listOf } from './group.ts';

/** What a job is called, and what is usually asked of it where the text says little else. */
export interface Role {
  readonly phrases: Phrases;
  readonly weights: Partial<Readonly<Record<CompetencyId, number>>>;
}

/** Words that stand by the titles of others. */
export const besideOthers: Phrases = ['report', 'alongside', 'our', 'join', 'boss', 'with'];

/** Who sells to few people, in few calls. */
export const seller: Role = {
  phrases: listOf(
    'account executive/exec, ae, sales executive/representative/rep/consultant/specialist/associate/person/officer, salesperson, seller, closer',
  ),
  weights: {
    'negotiation-and-closing': 3,
    'discovery-depth': 3,
    'product-demonstration': 2.5,
    'objection-handling': 2.5,
    qualification: 1.5,
    'outbound-prospecting': 1.5,
    'pipeline-discipline': 1.5,
  },
};

/** The first that a text names counts. */
export const roles: readonly Role[] = [
  {
    phrases: listOf(
      'sdr/bdr … manager/lead/leader, sales development … manager/lead/leader, business development … lead/leader, manager/head/director of/sales … development, manager/head/director of sdr',
    ),
    weights: {
      'outbound-prospecting': 3.5,
      coaching: 3,
      qualification: 3,
      'pipeline-discipline': 2.5,
      'objection-handling': 2,
      'forecast-honesty': 1.5,
    },
  },
  {
    phrases: listOf(
      'sales/revenue/commercial/regional/country director, regional/country business director, head/director/vp/svp of sales/revenue/growth/commercial/inside/new, vp/svp sales/revenue, vice president … sales/revenue, rvp, sales leadership, chief revenue/commercial/sales officer, cro, head of business',
    ),
    weights: {
      'forecast-honesty': 3.5,
      coaching: 3.5,
      'pipeline-discipline': 2.5,
      'multi-threading': 2.5,
      'negotiation-and-closing': 1.5,
      'account-planning': 1.5,
    },
  },
  {
    phrases: listOf(
      'partner/channel/alliance/partnership/reseller/broker … manager/director/executive/lead, head of partnership/alliance, distribution account/manager',
    ),
    weights: {
      'account-planning': 3,
      'multi-threading': 3,
      coaching: 2.5,
      'outbound-prospecting': 2,
      'pipeline-discipline': 1.5,
      'business-case': 1.5,
    },
  },
  {
    phrases: listOf(
      'area/field/territory/outside/medical/clinical/specialty sales, territory manager',
    ),
    weights: {
      'account-planning': 3,
      'multi-threading': 3,
      'product-demonstration': 2.5,
      'discovery-depth': 2,
      'outbound-prospecting': 2,
      'objection-handling': 1.5,
    },
  },
  {
    phrases: listOf('sales/revenue manager/lead/leader, team lead/leader, sales team manager'),
    weights: {
      coaching: 3,
      'negotiation-and-closing': 2.5,
      'forecast-honesty': 2.5,
      'pipeline-discipline': 2.5,
      'discovery-depth': 2,
      'product-demonstration': 1.5,
    },
  },
  {
    phrases: listOf(
      'sdr, bdr, adr, ldr, sales development, business development rep/representative/associate/executive, lead generation, market development, appointment setter/maker, telemarketing',
    ),
    weights: {
      'outbound-prospecting': 3.5,
      qualification: 3.5,
      'pipeline-discipline': 3.5,
      'objection-handling': 3,
      'discovery-depth': 3,
    },
  },
  {
    phrases: ['renewal manager/specialist/executive/representative'],
    weights: {
      'negotiation-and-closing': 3,
      'account-planning': 3,
      'forecast-honesty': 2.5,
      'objection-handling': 2,
      'pipeline-discipline': 2,
    },
  },
  {
    phrases: listOf(
      'enterprise account/sales/seller, enterprise ae, major/global/large/corporate/strategic/named account executive/sales',
    ),
    weights: {
      'multi-threading': 3.5,
      'negotiation-and-closing': 3.5,
      'business-case': 3,
      'outbound-prospecting': 2,
      'account-planning': 2,
    },
  },
  {
    phrases: listOf(
      'technical/solution account/sales/seller, sales/solution engineer/consultant, pre-sales, technical consultant',
    ),
    weights: {
      'discovery-depth': 3.5,
      'product-demonstration': 2.5,
      'negotiation-and-closing': 2.5,
      qualification: 2.5,
      'objection-handling': 1.5,
      'business-case': 1.5,
    },
  },
  {
    phrases: listOf(
      'account/client/customer/key/growth/strategic/relationship/portfolio/commercial manager/director/partner/lead, key/strategic account, customer success, customer growth',
    ),
    weights: {
      'negotiation-and-closing': 3.5,
      'account-planning': 3.5,
      'discovery-depth': 2.5,
      'multi-threading': 2,
      'forecast-honesty': 2,
      'business-case': 1.5,
    },
  },
  {
    phrases: listOf(
      'founding account/ae/sales/seller/salesperson, first salesperson/seller, first sales hire, first hire',
    ),
    weights: {
      'outbound-prospecting': 3,
      'discovery-depth': 3,
      'business-case': 3,
      'negotiation-and-closing': 2.5,
      qualification: 2,
      'multi-threading': 1.5,
    },
  },
  {
    phrases: listOf(
      'inside/internal sales, telesales, phone sales, business development manager, new business manager/executive/sales/development',
    ),
    weights: {
      'outbound-prospecting': 3.5,
      'negotiation-and-closing': 3.5,
      'account-planning': 2.5,
      'pipeline-discipline': 2.5,
      'discovery-depth': 2.5,
      'objection-handling': 1.5,
    },
  },
  seller,
];

/** A seller where the text says that a sale takes long. */
export const longSale: Role = {
  phrases: ['mid-market', 'cfo', '# month', 'government'],
  weights: {
    'discovery-depth': 3,
    'multi-threading': 3,
    'negotiation-and-closing': 2.5,
    'outbound-prospecting': 2,
    'business-case': 2,
    'account-planning': 1,
    'forecast-honesty': 1,
    qualification: 1,
    'product-demonstration': 1,
    'objection-handling': 0.5,
  },
};
