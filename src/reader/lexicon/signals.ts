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
    weights: [35, -20, 0, -60, -55, 0, -40, -10, -5, 120, -45, -25],
  },
  {
    phrases: listOf(
      'cold call/email/outreach/lead, # dial/call/touch, dial, outbound, hunter, hunt, hung up, knock, telephone, prospect',
    ),
    weights: [0, 0, 10, 30, -30, 40, -15, -30, -65, 0, 5, 0],
  },
  {
    phrases: listOf(
      'existing customer/client/account/business/book, book, portfolio, renew, account manage, retention, retain, churn',
    ),
    weights: [-35, -20, -5, 30, 20, -40, 0, 10, 25, 10, 15, -10],
  },
  {
    phrases: listOf(
      'roi, return on investment, business case, payback, tco, cfo, finance director, margin, financial model, cost saving, saving',
    ),
    weights: [25, 120, 40, 0, 0, -45, -55, -10, -65, -40, -90, 25],
  },
  {
    phrases: listOf(
      'stakeholder, committee, c level/suite, vp, cio, coo, cto, chief, executive sponsor, multiple, surgeon, clinical, architect',
    ),
    weights: [-20, 0, 45, -20, -15, -20, -30, 0, 10, 25, -45, -10],
  },
  {
    phrases: listOf('procurement, legal, security review, rfp, tender, framework, msa, bid'),
    weights: [-20, 15, 40, -40, 15, -35, 35, 15, 15, -15, -75, -15],
  },
  {
    phrases: listOf(
      'discovery, consultative, listen, curious/curiosity, ask … question, need analysis, diagnose, understand … need/challenge/problem/business',
    ),
    weights: [40, 20, -50, -35, -45, -10, 30, 15, -50, -15, -30, 0],
  },
  {
    phrases: listOf(
      'objection, rejection, resilience, thick skin, hung up, tenacity/tenacious, persistent, energy, pushback, complaint, concern',
    ),
    weights: [15, 10, -20, 50, -20, 15, -30, -25, -25, -35, -30, 25],
  },
  {
    phrases: listOf('uncapped, hungry, draw, commission'),
    weights: [50, 0, -35, 35, -25, 55, -40, 0, -10, 35, -20, -20],
  },
  {
    phrases: listOf('quote, quotation, enquiry/inquiry, order, per day, phone, call'),
    weights: [-10, 0, -20, 25, 0, -15, 0, 15, 10, 5, 45, 5],
  },
  {
    phrases: listOf('qualify, meddic/meddpicc, icp, inbound, walk away, fit'),
    weights: [20, -20, -5, -5, 15, 10, 25, -5, -40, -5, -10, -15],
  },
  {
    phrases: listOf(
      'smb, small business, owner, high volume, transactional, homeowner, one call, short … cycle',
    ),
    weights: [-10, -40, -60, 75, -20, -25, 15, 40, -30, 20, 30, 5],
  },
  {
    phrases: listOf(
      'reseller, distributor, dealer, partner … manager/business/plan/sales, channel, var, msp',
    ),
    weights: [-50, 10, 15, -60, -5, -20, 15, -5, 70, -20, 0, 60],
  },
  {
    phrases: listOf(
      'new business, new logo, net new, new customer/client/account, win new, open … door, generate … pipeline/lead/opportunity, source, self source, referral, network',
    ),
    weights: [15, 5, -25, -25, 10, 0, -10, 20, -25, 0, -15, -15],
  },
  {
    phrases: listOf(
      '# dial/call/touch/door/appointment, per day, each day, daily, # … day, kpi, activity',
    ),
    weights: [15, -30, -70, 40, 30, -25, 50, 5, -25, -30, 75, 5],
  },
  {
    phrases: listOf('weekly, forecast, commit, report, accuracy, predict'),
    weights: [-75, 25, 5, -55, 65, -15, -45, -50, 25, -25, -5, 50],
  },
  {
    phrases: listOf('pipeline, stage, hygiene, accurate, update, crm, salesforce, hubspot'),
    weights: [-45, 30, 25, -45, 5, 20, -15, -50, -45, 0, -20, -10],
  },
  {
    phrases: listOf(
      'account plan, territory plan, named account, existing account, # account/customer/client, plan, strategic',
    ),
    weights: [-50, -20, 35, -35, 25, -75, 10, 10, 25, -5, -20, 0],
  },
];

/** What the root of the number of its own phrases, asides included, adds to each competency. */
export const ofPhrases: readonly number[] = [
  160, 350, 315, 140, 200, 175, 290, 115, 280, 120, 125, 180,
];
