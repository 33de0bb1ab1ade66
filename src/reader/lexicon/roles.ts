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
  weights: [630, 150, 400, 495, -10, 605, 215, 845, 365, 420, 365, 85],
};

/** The first that a text names counts. */
export const roles: readonly Role[] = [
  {
    phrases: listOf(
      'sdr/bdr … manager/lead/leader, sales development … manager/lead/leader, business development … lead/leader, manager/head/director of/sales … development, manager/head/director of sdr',
    ),
    weights: [355, 30, 185, 475, 210, 745, 580, 320, 340, 130, 670, 520],
  },
  {
    phrases: listOf(
      'sales/revenue/commercial/regional/country director, regional/country business director, head/director/vp/svp of sales/revenue/growth/commercial/inside/new, vp/svp sales/revenue, vice president … sales/revenue, rvp, sales leadership, chief revenue/commercial/sales officer, cro, head of business',
    ),
    weights: [370, 10, 395, 190, 475, 325, 190, 620, 500, 70, 740, 665],
  },
  {
    phrases: listOf(
      'partner/channel/alliance/partnership/reseller/broker … manager/director/executive/lead, head of partnership/alliance, distribution account/manager',
    ),
    weights: [370, 280, 500, 350, -90, 650, 90, 485, 490, 230, 495, 415],
  },
  {
    phrases: listOf(
      'area/field/territory/outside/medical/clinical/specialty sales, territory manager',
    ),
    weights: [685, 115, 510, 495, -45, 615, 115, 585, 575, 345, 340, 45],
  },
  {
    phrases: listOf('sales/revenue manager/lead/leader, team lead/leader, sales team manager'),
    weights: [540, 45, 280, 300, 405, 285, 100, 860, 395, 240, 595, 600],
  },
  {
    phrases: listOf(
      'sdr, bdr, adr, ldr, sales development, business development rep/representative/associate, graduate … sales, sales trainee, lead generation, market development, appointment setter/maker, telemarketing',
    ),
    weights: [810, 45, 260, 705, -15, 765, 620, 145, 345, 35, 795, 20],
  },
  {
    phrases: ['renewal manager/specialist/executive/representative'],
    weights: [485, 135, 200, 625, 315, 330, 60, 800, 590, 120, 615, 80],
  },
  {
    phrases: listOf(
      'enterprise account/sales/seller, enterprise ae, major/global/large/corporate/strategic/named account executive/sales',
    ),
    weights: [470, 215, 550, 200, -65, 715, 135, 830, 650, 95, 295, 30],
  },
  {
    phrases: listOf(
      'technical/solution account/sales/seller, sales/solution engineer, solution consultant, pre-sales, technical consultant',
    ),
    weights: [710, 285, 335, 310, 70, 415, 325, 715, 305, 480, 315, 100],
  },
  {
    phrases: listOf(
      'account/client/customer/key/growth/strategic/relationship/portfolio/commercial manager/director/partner/lead, key/strategic account, customer success, customer growth',
    ),
    weights: [720, 350, 385, 370, 190, 280, 10, 890, 645, 80, 395, 100],
  },
  {
    phrases: listOf(
      'founding account/ae/sales/seller/salesperson, first salesperson/seller, first sales hire, first hire',
    ),
    weights: [625, 360, 520, 270, 85, 720, 225, 645, 355, 105, 395, 60],
  },
  {
    phrases: listOf(
      'inside/internal sales, telesales, phone sales, business development manager/executive, new business manager/executive/sales/development',
    ),
    weights: [795, 120, 300, 295, -40, 740, 195, 840, 540, 160, 520, 15],
  },
  { phrases: listOf('smb, small business'), weights: seller.weights },
  seller,
];

/** A seller where the text says that a sale takes long. */
export const longSale: Role = {
  phrases: ['mid-market', 'cfo', '# month', 'government'],
  weights: [740, 175, 575, 315, 45, 660, 230, 805, 460, 295, 280, 25],
};

/** Beside these `longSale` means something else. */
export const besideLongSale: Phrases = listOf(
  'experience, leave, holiday, vacation, pto, pension, probation, interview, application, notice, ago, old, parental, ramp, training, promotion, path, report',
);
