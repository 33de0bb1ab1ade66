/** Contents of the pictures in link previews: the page's title, and for most pages a receipt of their own. */
import type { SocialReceipt, SocialRow } from '../illustrations/SocialCard/receiptPaper.ts';
import type { SocialCardContent } from '../illustrations/SocialCard/socialCard.ts';
import type { Artifact } from '../sections/Article/types.ts';
import { leadingReceipt, openScores } from './artifacts.ts';
import { demoRunningOrder } from './demoChapters.ts';
import { faq } from './faq.ts';
import { competencies, jobDescription, recommendation, role, stages } from './hiringFile.ts';
import { homeHero } from './home.ts';
import { howItWorksSteps } from './howItWorks.ts';
import { scoreMatched } from './scoreMatched.ts';
import { site } from './site.ts';

const note = 'Illustrative data';

const scoresOfCandidate: SocialReceipt = {
  heading: role.name,
  subject: recommendation.candidate,
  rows: openScores
    .map(({ competency, score }) => ({ name: competency, score }))
    // Only four rows fit above the quote, which ends the receipt.
    .filter(({ name }) => name !== 'Objection handling'),
  quote: { place: leadingReceipt.time, words: leadingReceipt.quote },
  note,
};

/** The picture of the site as a whole; the others differ in title and receipt. */
export const socialCard = {
  product: site.product,
  address: new URL(site.url).host,
  receipt: scoresOfCandidate,
} satisfies Omit<SocialCardContent, 'title'>;

/** The title of the picture for the site as a whole. */
export const socialDefaultTitle = 'From a sales job description to scored evidence';

/** The picture of a result of /score; `agreed` is the number of levels that matched. */
function scorePicture(agreed: number): SocialCardContent {
  const { title, lines } = scoreMatched(agreed).receipt;
  return {
    ...socialCard,
    title: `I matched ${agreed}\u00a0of\u00a0${competencies.length}. How many would you?`,
    receipt: {
      heading: 'Score this answer',
      subject: title,
      rows: lines.map(({ term, detail }) => ({ name: term, value: detail })),
      quote: { place: 'Your turn', words: 'Read the answer, press a level, see our score.' },
      note,
    },
  };
}

/** Rows of a receipt, each with a name and a few words. */
const facts = (pairs: readonly (readonly [name: string, value: string])[]): SocialRow[] =>
  pairs.map(([name, value]) => ({ name, value }));

const byPage: Readonly<Record<string, Partial<SocialReceipt>>> = {
  '/product': {
    heading: 'Evidence pack',
    rows: scoresOfCandidate.rows.filter(({ name }) => name !== 'Multi-threading'),
    quote: {
      place: `Recommendation: ${recommendation.verdict}`,
      words: recommendation.decides,
    },
  },
  '/how-it-works': {
    heading: 'How it works',
    subject: '5 steps',
    rows: howItWorksSteps.map(({ heading }, step) => ({ name: heading, value: `${step + 1}` })),
  },
  '/pricing': {
    heading: 'Free trial',
    subject: 'Waitlist',
    rows: facts([
      ['Length', '7 days'],
      ['Credit card', 'none now'],
      ['You fill in', 'work email'],
      ['You get', 'one email'],
    ]),
    note: 'What joining gets you',
  },
  '/demo': {
    heading: 'Tour',
    subject: '60 seconds',
    rows: demoRunningOrder.map(({ name, time }) => ({ name, value: time })),
  },
  '/faq': {
    heading: 'Questions',
    subject: 'and answers',
    rows: faq.groups.map(({ heading, items }) => ({
      name: heading,
      value: `${items.length}`,
    })),
    note: 'One answer opens at a time',
  },
  '/contact': {
    heading: 'Message',
    subject: 'to a person',
    rows: facts([
      ['Name', 'required'],
      ['Email', 'required'],
      ['Company', 'if you like'],
      ['Message', 'required'],
    ]),
    note: site.email,
  },
  '/about': {
    heading: site.product,
    subject: `since ${site.founded}`,
    rows: facts([
      ['Place', site.city],
      ['Led by', 'its founder'],
      ['Stage', 'waitlist'],
    ]),
    note: 'Facts about the company',
  },
  '/security': {
    heading: 'Data',
    subject: 'how it is kept',
    rows: facts([
      ['Deleted after', '24 months'],
      ['On request', '30 days'],
      ['In an emergency', '72 hours'],
    ]),
    note: 'As the security page says',
  },
  '/candidates': {
    heading: 'For candidates',
    subject: role.name,
    rows: stages.map(({ name, minutes }) => ({ name, value: `${minutes} min` })),
  },
  '/score': {
    heading: 'Score this answer',
    subject: '5 answers',
    rows: competencies.map(({ name }) => ({ name, value: '1 2 3 4' })),
    note: 'You score, then see ours',
  },
  '/read': {
    heading: 'Scorecard',
    subject: 'from your job posting',
    rows: facts([
      ['Competencies', '5 of 12'],
      ['Levels for each', '4'],
      ['Questions for each', '1'],
      ['Sent anywhere', 'nothing'],
    ]),
    note: 'Read in your browser',
  },
  '/samples/blueprint': {
    heading: 'Blueprint',
    subject: role.name,
    rows: competencies.map(({ name, anchors }) => ({ name, value: `${anchors.length} levels` })),
  },
  '/samples/evidence-pack': {
    heading: 'Evidence pack',
    subject: recommendation.candidate,
    rows: openScores.map(({ competency, score }) => ({ name: competency, score })),
  },
  '/samples': {
    heading: 'Samples',
    subject: 'to keep',
    rows: facts([
      ['Blueprint', '1'],
      ['Rubrics', `${competencies.length}`],
      ['Evidence pack', '1'],
    ]),
  },
  '/answers': {
    heading: 'Answers',
    subject: 'with sources',
    rows: facts([
      ['Rubrics', 'how to write'],
      ['Judgment tests', 'how to key'],
      ['Role-plays', 'how to score'],
      ['Heatmaps', 'how to read'],
    ]),
    note: 'Guides for sales hiring',
  },
  '/privacy': {
    heading: 'Privacy',
    subject: 'what we keep',
    rows: facts([
      ['Cookies', 'none'],
      ['Trackers', 'none'],
      ['Deletion', 'on request'],
    ]),
    note: 'As the privacy page says',
  },
  '/terms': {
    heading: 'Terms',
    subject: site.product,
    rows: facts([
      ['Age', '18 or older'],
      ['Free trial', '7 days'],
      ['Credit card', 'none now'],
      ['Law', site.state],
    ]),
    note: 'As the terms say',
  },
  '/press': {
    heading: 'Press kit',
    subject: site.product,
    rows: facts([
      ['Logos', 'SVG, PNG'],
      ['Colors', '5'],
      ['Founded', site.founded],
      ['Place', site.city],
    ]),
    note: 'As the press page says',
  },
  '/accessibility': {
    heading: 'Accessibility',
    subject: 'WCAG 2.2 AA',
    rows: facts([
      ['Keyboard', 'tested'],
      ['Screen reader', 'tested'],
      ['Text size', '200%'],
    ]),
    note: 'As the page says',
  },
  '/glossary': {
    heading: 'Glossary',
    subject: 'in plain words',
    rows: facts([
      ['Competency', 'seen'],
      ['Level', 'written'],
      ['Evidence', 'quoted'],
      ['Decision', 'a person’s'],
    ]),
    note: 'Terms of the site',
  },
};

/** A receipt that repeats an article's own picture in a few rows. */
function receiptOfArtifact({ kind, props }: Artifact): SocialReceipt {
  switch (kind) {
    case 'PrintedReceipt':
      return {
        heading: props.source,
        subject: props.candidate,
        rows: [{ name: props.competency, score: props.score }],
        quote: {
          place: props.time ?? `${props.words.answer} ${props.letter}`,
          words: props.quote ?? props.rationale,
        },
        note,
      };
    case 'CompetencyRubric':
      return {
        heading: props.open.name,
        subject: 'Levels',
        rows: props.open.anchors.map(({ level, anchor }) => ({ name: anchor, score: level })),
        note,
      };
    case 'NinetyDayStrip':
      return {
        heading: props.title,
        subject: recommendation.candidate,
        rows: props.marks.map(({ day, signal }) => ({
          name: `${day}: ${signal.competency.toLowerCase()}`,
          score: signal.score,
        })),
        note,
      };
    case 'SellingContext':
      return {
        heading: props.title,
        subject: role.name,
        // Unmarked and marked pieces alternate, so `value` numbers the marked ones from 1.
        rows: jobDescription.flatMap(({ text, marked = false }, place) =>
          marked ? [{ name: text, value: `${(place + 1) / 2}` }] : [],
        ),
        quote: { place: props.missing.label, words: props.missing.question },
        note,
      };
    case 'DateLine':
      return {
        heading: props.title,
        subject: '',
        rows: props.parts.flatMap(({ isNext, dates }) =>
          isNext ? dates.map(({ date, place }) => ({ name: place, value: date })) : [],
        ),
        note: 'With sources and notices to copy',
      };
    case 'CoachCard':
      return {
        heading: props.title,
        subject: '',
        rows: [],
        quote: { place: props.askLabel, words: props.ask.slice(0, 2).join(' ') },
        note,
      };
    default:
      return {
        heading: 'Heatmap',
        subject: props.role,
        columns: props.candidates,
        rows: props.rows.map(({ competency, scores }) => ({ name: competency, scores })),
        note,
      };
  }
}

const receiptOfPage = (path: string): SocialReceipt => {
  const own = byPage[path];
  const { quote: _, ...withoutQuote } = scoresOfCandidate;
  return own === undefined ? scoresOfCandidate : { ...withoutQuote, ...own };
};

/** What the picture of a page shows. */
export const socialCardOf = (
  page: { readonly path: string; readonly title: string },
  artifact?: Artifact,
): SocialCardContent => {
  const [, agreed] = /^\/score\/(\d)$/.exec(page.path) ?? [];
  if (agreed !== undefined) return scorePicture(Number(agreed));
  return {
    ...socialCard,
    title: page.path === '/' ? homeHero.heading : page.title,
    receipt: artifact === undefined ? receiptOfPage(page.path) : receiptOfArtifact(artifact),
  };
};
