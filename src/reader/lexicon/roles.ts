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
  weights: [535, 80, 345, 565, 40, 685, 130, 765, 460, 445, 370, 50],
};

/** The first that a text names counts. */
export const roles: readonly Role[] = [
  {
    phrases: listOf(
      'sdr/bdr … manager/lead/leader, sales development … manager/lead/leader, business development … lead/leader, manager/head/director of/sales … development, manager/head/director of sdr',
    ),
    weights: [260, -10, 245, 430, 305, 810, 475, 240, 350, 135, 615, 465],
  },
  {
    phrases: listOf(
      'sales/revenue/commercial/regional/country director, regional/country business director, head/director/vp/svp of sales/revenue/growth/commercial/inside/new, vp/svp sales/revenue, vice president … sales/revenue, rvp, sales leadership, chief revenue/commercial/sales officer, cro, head of business',
    ),
    weights: [260, -5, 435, 275, 505, 355, 100, 515, 525, 175, 670, 580],
  },
  {
    phrases: listOf(
      'partner/channel/alliance/partnership/reseller/broker … manager/director/executive/lead, head of partnership/alliance, distribution account/manager',
    ),
    weights: [290, 165, 500, 420, -20, 680, 15, 460, 585, 270, 440, 405],
  },
  {
    phrases: listOf(
      'area/field/territory/outside/medical/clinical/specialty sales, territory manager',
    ),
    weights: [530, 80, 460, 525, 50, 695, 45, 520, 640, 370, 425, 40],
  },
  {
    phrases: listOf('sales/revenue manager/lead/leader, team lead/leader, sales team manager'),
    weights: [460, 35, 265, 400, 385, 415, 35, 745, 400, 255, 575, 545],
  },
  {
    phrases: listOf(
      'sdr, bdr, adr, ldr, sales development, business development rep/representative/associate, graduate … sales, sales trainee, lead generation, market development, appointment setter/maker, telemarketing',
    ),
    weights: [660, 40, 255, 695, 45, 835, 515, 75, 355, 35, 725, 45],
  },
  {
    phrases: ['renewal manager/specialist/executive/representative'],
    weights: [350, 115, 225, 725, 385, 395, 0, 705, 650, 190, 490, 40],
  },
  {
    phrases: listOf(
      'enterprise account/sales/seller, enterprise ae, major/global/large/corporate/strategic/named account executive/sales',
    ),
    weights: [280, 220, 495, 315, 125, 790, 5, 725, 630, 115, 300, 15],
  },
  {
    phrases: listOf(
      'technical/solution account/sales/seller, sales/solution engineer, solution consultant, pre-sales, technical consultant',
    ),
    weights: [545, 230, 380, 545, 140, 470, 195, 505, 325, 485, 335, 130],
  },
  {
    phrases: listOf(
      'account/client/customer/key/growth/strategic/relationship/portfolio/commercial manager/director/partner/lead, key/strategic account, customer success, customer growth',
    ),
    weights: [555, 260, 435, 475, 245, 335, -70, 805, 730, 250, 330, 15],
  },
  {
    phrases: listOf(
      'founding account/ae/sales/seller/salesperson, first salesperson/seller, first sales hire, first hire',
    ),
    weights: [515, 325, 505, 380, 135, 785, 85, 560, 380, 185, 310, 45],
  },
  {
    phrases: listOf(
      'inside/internal sales, telesales, phone sales, business development manager/executive, new business manager/executive/sales/development',
    ),
    weights: [660, 75, 335, 480, 45, 755, 90, 715, 555, 235, 435, 10],
  },
  { phrases: listOf('smb, small business'), weights: seller.weights },
  seller,
];

/** A seller where the text says that a sale takes long. */
export const longSale: Role = {
  phrases: ['mid-market', 'cfo', '# month', 'government'],
  weights: [665, 230, 560, 385, 90, 695, 120, 745, 460, 325, 175, 0],
};

/** Beside these `longSale` means something else. */
export const besideLongSale: Phrases = listOf(
  'experience, leave, holiday, vacation, pto, pension, probation, interview, application, notice, ago, old, parental, ramp, training, promotion, path, report',
);
