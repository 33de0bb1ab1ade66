import { type Phrases, listOf } from './group.ts';

/** What a job is called, and how much is usually asked of it. */
export interface Role {
  readonly phrases: Phrases;
  /** For each of `competencyIds`, in thousandths, counted in the keys. */
  readonly weights: readonly number[];
}

/** Words that stand by the titles of others. */
export const besideOthers: Phrases = ['report', 'alongside', 'our', 'join', 'boss', 'with'];

/** Who sells to few people, in few calls. */
export const seller: Role = {
  phrases: listOf(
    'account executive/exec, ae, sales executive/representative/rep/consultant/specialist/associate/person/officer, salesperson, seller, closer',
  ),
  weights: [736, 163, 360, 486, 119, 393, 337, 725, 139, 526, 346, 66],
};

/** The first that a text names counts. */
export const roles: readonly Role[] = [
  {
    phrases: listOf(
      'sdr/bdr … manager/lead/leader, sales development … manager/lead/leader, business development … lead/leader, manager/head/director of/sales … development, manager/head/director of sdr',
    ),
    weights: [373, 65, 213, 497, 266, 606, 644, 206, 210, 94, 639, 502],
  },
  {
    phrases: listOf(
      'sales/revenue/commercial/regional/country director, regional/country business director, head/director/vp/svp of sales/revenue/growth/commercial/inside/new, vp/svp sales/revenue, vice president … sales/revenue, rvp, sales leadership, chief revenue/commercial/sales officer, cro, head of business',
    ),
    weights: [347, 37, 423, 174, 573, 186, 200, 469, 400, 44, 782, 656],
  },
  {
    phrases: listOf(
      'partner/channel/alliance/partnership/reseller/broker … manager/director/executive/lead, head of partnership/alliance, distribution account/manager',
    ),
    weights: [330, 217, 477, 334, 111, 533, 194, 422, 427, 192, 444, 400],
  },
  {
    phrases: listOf(
      'area/field/territory/outside/medical/clinical/specialty sales, territory manager',
    ),
    weights: [716, 145, 506, 448, 79, 513, 207, 375, 474, 322, 351, 119],
  },
  {
    phrases: listOf('sales/revenue manager/lead/leader, team lead/leader, sales team manager'),
    weights: [476, 74, 295, 246, 570, 166, 186, 733, 259, 224, 558, 620],
  },
  {
    phrases: listOf(
      'sdr, bdr, adr, ldr, sales development, business development rep/representative/associate/executive, lead generation, market development, appointment setter/maker, telemarketing',
    ),
    weights: [758, 56, 258, 672, 103, 592, 763, 135, 196, 43, 831, 75],
  },
  {
    phrases: ['renewal manager/specialist/executive/representative'],
    weights: [506, 156, 228, 583, 374, 232, 146, 655, 489, 125, 591, 121],
  },
  {
    phrases: listOf(
      'enterprise account/sales/seller, enterprise ae, major/global/large/corporate/strategic/named account executive/sales',
    ),
    weights: [471, 247, 566, 197, 76, 499, 192, 709, 481, 69, 289, 86],
  },
  {
    phrases: listOf(
      'technical/solution account/sales/seller, sales/solution engineer, solution consultant, pre-sales, technical consultant',
    ),
    weights: [695, 275, 370, 364, 160, 352, 352, 579, 233, 456, 337, 124],
  },
  {
    phrases: listOf(
      'account/client/customer/key/growth/strategic/relationship/portfolio/commercial manager/director/partner/lead, key/strategic account, customer success, customer growth',
    ),
    weights: [711, 268, 378, 494, 285, 184, 86, 703, 522, 76, 471, 92],
  },
  {
    phrases: listOf(
      'founding account/ae/sales/seller/salesperson, first salesperson/seller, first sales hire, first hire',
    ),
    weights: [774, 359, 475, 330, 180, 596, 366, 496, 219, 111, 315, 120],
  },
  {
    phrases: listOf(
      'inside/internal sales, telesales, phone sales, business development manager, new business manager/executive/sales/development',
    ),
    weights: [745, 85, 354, 305, 67, 623, 274, 760, 458, 90, 534, 47],
  },
  { phrases: listOf('smb, small business'), weights: seller.weights },
  seller,
];

/** A seller where the text says that a sale takes long. */
export const longSale: Role = {
  phrases: ['mid-market', 'cfo', '# month', 'government'],
  weights: [783, 233, 554, 284, 123, 475, 288, 699, 290, 330, 306, 53],
};

/** Beside these `longSale` means something else. */
export const besideLongSale: Phrases = listOf(
  'experience, leave, holiday, vacation, pto, pension, probation, interview, application, notice, ago, old, parental, ramp, training, promotion, path, report',
);
