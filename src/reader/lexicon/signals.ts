import { type Phrases, listOf } from './group.ts';

/** Words that tell, wherever they stand, how a sale goes: too weak to be marks, they count for the order. */
interface Signal {
  readonly phrases: Phrases;
  /** What the root of their number adds to each of `competencyIds`, in thousandths, counted in the keys. */
  readonly weights: readonly number[];
}

/** In the whole text, asides included. */
export const signals: readonly Signal[] = [
  {
    phrases: listOf('demo, demonstrate'),
    weights: [25, -11, 3, -50, -62, 11, -43, -6, -22, 104, -40, -12],
  },
  {
    phrases: listOf(
      'cold call/email/outreach/lead, # dial/call/touch, dial, outbound, hunter, hunt, hung up, knock, telephone, prospect',
    ),
    weights: [-24, -13, -4, 20, -13, 40, -16, -15, -43, -1, -3, -5],
  },
  {
    phrases: listOf(
      'existing customer/client/account/business/book, book, portfolio, renew, account manage, retention, retain, churn',
    ),
    weights: [-37, -23, -8, 19, 20, -40, -5, 29, 34, -3, 26, 3],
  },
  {
    phrases: listOf(
      'roi, return on investment, business case, payback, tco, cfo, finance director, margin, financial model, cost saving, saving',
    ),
    weights: [10, 109, 33, -1, -2, -37, -50, -14, -48, -30, -98, 11],
  },
  {
    phrases: listOf(
      'stakeholder, committee, c level/suite, vp, cio, coo, cto, chief, executive sponsor, multiple, surgeon, clinical, architect',
    ),
    weights: [-16, 14, 40, -33, -15, -27, -29, -16, 0, 22, -34, 0],
  },
  {
    phrases: listOf('procurement, legal, security review, rfp, tender, framework, msa, bid'),
    weights: [-48, 19, 29, -42, 24, -44, 31, 19, 7, -9, -55, 0],
  },
  {
    phrases: listOf(
      'discovery, consultative, listen, curious/curiosity, ask … question, need analysis, diagnose, understand … need/challenge/problem/business',
    ),
    weights: [42, 16, -50, -26, -46, -1, 37, 0, -29, -8, -27, -9],
  },
  {
    phrases: listOf(
      'objection, rejection, resilience, thick skin, hung up, tenacity/tenacious, persistent, energy, pushback, complaint, concern',
    ),
    weights: [16, 3, -18, 64, -6, -14, -32, -19, -18, -53, 3, 2],
  },
  {
    phrases: listOf('uncapped, hungry, draw, commission'),
    weights: [74, -6, -33, 41, -19, 58, -12, -23, 1, 23, -32, -21],
  },
  {
    phrases: listOf('quote, quotation, enquiry/inquiry, order, per day, phone, call'),
    weights: [-7, -2, -29, 45, -4, -3, 1, 4, -1, 7, 62, 5],
  },
  {
    phrases: listOf('qualify, meddic/meddpicc, icp, inbound, walk away, fit'),
    weights: [17, -6, -9, -5, -14, 11, -4, -2, -46, 9, 5, -5],
  },
  {
    phrases: listOf('territory, patch, visit, travel, car, vehicle, region, field'),
    weights: [-24, 0, 33, -25, -26, -6, -29, 7, 25, 16, -25, -8],
  },
  {
    phrases: listOf('price, negotiate, negotiator, discount, contract, term'),
    weights: [-19, 3, 24, -46, 29, 0, -2, 16, 11, -26, -30, -6],
  },
  {
    phrases: listOf(
      'crm, salesforce, hubspot, pipedrive, dynamics, follow up, organized, organization skill, time management, log, record, notes',
    ),
    weights: [-26, -7, -14, -15, 22, -8, 12, -41, 15, -28, 1, -12],
  },
  {
    phrases: listOf(
      'smb, small business, owner, high volume, transactional, homeowner, one call, short … cycle',
    ),
    weights: [-21, -38, -85, 74, -13, -17, -1, 59, -21, 33, 37, 12],
  },
  {
    phrases: listOf(
      'reseller, distributor, dealer, partner … manager/business/plan/sales, channel, var, msp',
    ),
    weights: [-36, 5, -19, -46, -11, 14, 5, -1, 48, 10, 5, 62],
  },
  {
    phrases: listOf(
      'new business, new logo, net new, new customer/client/account, win new, open … door, generate … pipeline/lead/opportunity, source, self source, referral, network',
    ),
    weights: [21, 3, -25, -19, 7, 8, -17, 21, -41, -15, -6, -7],
  },
];

/** What the root of the number of its own phrases, asides included, adds to each competency. */
export const ofPhrases: readonly number[] = [
  183, 358, 325, 130, 255, 216, 227, 103, 281, 67, 77, 207,
];
