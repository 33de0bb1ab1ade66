import { ways } from './ways.ts';

const names: Readonly<Record<string, string>> = {
  '/product': 'Our Product',
  '/how-it-works': 'How It Works',
  '/pricing': 'Pricing',
  '/demo': 'Demo',
  '/candidates': 'For Candidates',
  '/read': ways.read.label,
  '/score': ways.score.label,
  '/samples/blueprint': 'Sample Blueprint',
  '/answers/anti-cheat-online-interviews': 'Anti-Cheat Online Interviews',
  '/samples/evidence-pack': 'Sample Evidence Pack',
};

/** Words of a path whose spelling in a name is not simply capitalized. */
const spellings: Readonly<Record<string, string>> = {
  ae: 'AE',
  ai: 'AI',
  and: 'and',
  bant: 'BANT',
  faq: 'FAQ',
  for: 'for',
  jd: 'JD',
  meddicc: 'MEDDICC',
  of: 'of',
  roleplay: 'Role-play',
  saas: 'SaaS',
  sdr: 'SDR',
  sjt: 'SJT',
  to: 'to',
  vs: 'vs',
};

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Label of a link to an internal path: the page's name, or one made from the last part of the path. */
export function pageName(path: string): string {
  const slug = path.split('/').at(-1) ?? '';
  return (
    names[path] ??
    slug
      .split('-')
      .map((word) => spellings[word] ?? capitalised(word))
      .join(' ')
  );
}
