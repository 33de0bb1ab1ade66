import type { PageIntroCopy } from '../layout/PageIntro/PageIntro.tsx';
import type { CompetencyId, RankedCompetency, Reading } from '../reader/types.ts';
import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type {
  CompetencyListProps,
  ListedCompetency,
} from '../sections/CompetencyList/CompetencyList.tsx';
import type { CostlyWordsProps } from '../sections/CostlyWords/CostlyWords.tsx';
import type { JobTextProps } from '../sections/JobText/JobText.tsx';
import type { TextPiece } from '../sections/JobText/MarkNote.tsx';
import type { ScorecardProps } from '../sections/Scorecard/Scorecard.tsx';
import type { UnsaidProps } from '../sections/Unsaid/Unsaid.tsx';
import { copyWords } from './copyWords.ts';
import type { ReadCompetency } from './readCompetencies.ts';
import type { ReadData } from './readData.ts';
import { scorecardMarkdown } from './readFiles.ts';
import { type ReadQuestion, readQuestions } from './readQuestions.ts';

export const readIntro = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Read your job description' }],
  heading: 'Read your job description',
  lead: 'Paste one. See the five competencies it asks for, what it leaves out, and a scorecard to take away.',
} satisfies PageIntroCopy;

/** What is told by the page, once, when a text has been read. */
export const readMessages = {
  short: 'That is too short to read. Paste the duties and the requirements, too.',
  long: 'That is longer than 20,000 characters. Paste one job description.',
  'other-language': 'The list of phrases is in English. Paste a job description in English.',
  'not-a-job':
    'That does not read like a job description for a sales role. The sample is still shown.',
  file: 'That file has no text to read. Use .txt, .md or .docx, or paste the text.',
  failed: 'The reader could not be loaded. Check the connection, then type or paste again.',
} as const;

/** What has been read, and what the visitor made of it. */
export interface ReadState {
  readonly text: string;
  readonly reading: Reading;
  /** It is the sample that is shown before anything is pasted. */
  readonly isSample: boolean;
  readonly isReading: boolean;
  readonly message?: string | undefined;
  /** The option pressed, and what it changed, by question. */
  readonly answers: Readonly<Record<string, string>>;
  readonly effects: Readonly<Record<string, string | undefined>>;
  /** Questions that were asked for. Default: not asked for. */
  readonly more?: readonly ReadQuestion[];
  /** The competency of the five whose place the sixth has taken. */
  readonly out?: CompetencyId | undefined;
  /** Where the pressed mark begins. */
  readonly pressed?: number | undefined;
  readonly isBlueprint: boolean;
}

/** The five in their order, and the one that may take a place. */
function chosen(
  { competencies }: Reading,
  out?: CompetencyId,
): { five: RankedCompetency[]; sixth: RankedCompetency | undefined } {
  const first = competencies.slice(0, 5);
  const next = competencies[5];
  const left = first.find(({ id }) => id === out);
  if (left === undefined || next === undefined) return { five: first, sixth: next };
  return { five: first.map((each) => (each === left ? next : each)), sixth: left };
}

const count = (number: number, one: string, more: string): string =>
  `${number} ${number === 1 ? one : more}`;

const nameIn = ({ competencies }: ReadData, id: CompetencyId): string =>
  competencies.find((each) => each.id === id)?.name ?? id;

const markedPhrases = (number: number): string => count(number, 'phrase', 'phrases');

/** What is said once a text has been read. */
export const settled = (data: ReadData, reading: Reading): string => {
  const names = reading.competencies.slice(0, 5).map(({ id }) => nameIn(data, id));
  return `${markedPhrases(reading.marks.length)} marked. Five competencies: ${names.join(', ')}. ${count(reading.unsaid.length, 'question', 'questions')} below.`;
};

/** What an answer did to the five. */
export function effectOf(data: ReadData, before: Reading, after: Reading): string {
  const [old, now] = [before, after].map(({ competencies }) =>
    competencies.slice(0, 5).map(({ id }) => id),
  ) as [CompetencyId[], CompetencyId[]];
  const comes = now.find((id) => !old.includes(id));
  const goes = old.find((id) => !now.includes(id));
  if (comes !== undefined && goes !== undefined)
    return `${nameIn(data, comes)} comes in, and ${nameIn(data, goes).toLowerCase()} goes out.`;
  const moved = now.find((id, place) => old.indexOf(id) > place);
  if (moved !== undefined)
    return `${nameIn(data, moved)} moves up from place ${old.indexOf(moved) + 1} to ${now.indexOf(moved) + 1}.`;
  return 'The five stay as they are.';
}

/** The text in pieces, marked and not. */
function piecesOf(data: ReadData, text: string, reading: Reading, five: RankedCompetency[]) {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { start, end, competency, rule } of reading.marks) {
    if (start > at) pieces.push({ start: at, text: text.slice(at, start) });
    const place = five.findIndex(({ id }) => id === competency);
    pieces.push({
      start,
      text: text.slice(start, end),
      mark: {
        competency: nameIn(data, competency),
        heading: place === -1 ? 'competencies' : competency,
        ...(place !== -1 && { place: place + 1 }),
        rule,
      },
    });
    at = end;
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at) });
  return pieces;
}

/** A few of its phrases, each once. */
function phrasesOf(text: string, { marks }: RankedCompetency): string[] {
  const all = marks.map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' '));
  return all
    .filter(
      (phrase, index) =>
        all.findIndex((other) => other.toLowerCase() === phrase.toLowerCase()) === index,
    )
    .slice(0, 5);
}

function listed(data: ReadData, text: string, ranked: RankedCompetency): ListedCompetency {
  const { id, marks, isSure, weight } = ranked;
  const { name = id, asks } = data.competencies.find((each) => each.id === id) ?? {};
  const [first] = marks;
  const silent =
    weight > 0
      ? 'It follows from the role or your answers.'
      : 'The text has no phrase for it; many sales roles need it.';
  return {
    id,
    name,
    reason: first === undefined ? silent : `The text asks for ${asks}.`,
    phrases: phrasesOf(text, ranked),
    ...(first !== undefined && { firstMark: `mark-${first.start}` }),
    ...(!isSure && { doubt: 'Unsure: the text does not name it. Ask the hiring manager.' }),
  };
}

const words = {
  intro: {
    label: 'Job description',
    note: 'up to 20,000 characters; a reload clears it',
    file: 'Choose a file',
    drop: 'or drop one here: .txt, .md, .docx',
    samples: 'Samples for an account executive, an SDR and a manager:',
    download: 'Pasting needs JavaScript. This is the first of four samples:',
  },
  marked: {
    hint: 'Press a marked phrase to see what it points to. The number is its place in the list.',
    reading: 'Reading …',
    speaksFor: 'points to',
    rule: 'Entry in the list:',
    next: 'Next phrase',
    back: 'Go to',
  },
} as const;

const scorecardTitle = 'Scorecard: five competencies';

/** The competencies of the scorecard. */
export const scorecardItems = (data: ReadData, state: ReadState): ReadCompetency[] =>
  chosen(state.reading, state.out).five.flatMap(
    ({ id }) => data.competencies.find((each) => each.id === id) ?? [],
  );

/** The sample blueprint, filled with the five. */
function blueprintWith({ plan }: ReadData, items: readonly ReadCompetency[]) {
  const name = (place: number): string => items[place]?.name ?? '';
  const [first = '', second = '', third = ''] = items.map((item) => item.name.toLowerCase());
  return {
    plan: {
      heading: 'Stages, owners and minutes',
      text: 'The stages of our sample blueprint with your five competencies. Change names and minutes to yours.',
      unit: plan.unit,
      totals: plan.totals,
      stages: plan.stages.map(({ scored, checked, ...stage }) => ({
        ...stage,
        scored: scored.map((place) => ({
          competency: name(place),
          owner: plan.owners[place] ?? '',
        })),
        note:
          scored.length > 0
            ? 'Owner'
            : checked.length === 0
              ? 'Must-haves only'
              : `Checks ${checked.map((place) => name(place).toLowerCase()).join(' and ')}`,
      })),
    },
    rule: {
      heading: 'The rule, agreed on before the first interview',
      items: [`No offer below 3 on ${first}, ${second} or ${third}.`, ...plan.rule],
    },
  };
}

/** Each of several words once, and without those that are part of others. */
const longest = (quotes: readonly string[]): string[] =>
  [...new Set(quotes)].filter(
    (quote, _index, all) => !all.some((other) => other !== quote && other.includes(quote)),
  );

/** How often the list is right, as it was measured. */
const figuresOf = ({ figures }: ReadData): string => {
  const day = new Date(figures.measuredOn).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  return `Measured on ${day} with ${figures.texts} job descriptions written for this, after the list was finished. Two language models, as readers, agreed with ${figures.rightOfFive} of the page’s five competencies on average, ${percent(figures.marks.precision)} of its marks and ${percent(figures.unsaid.precision)} of the gaps it asks about. It found ${percent(figures.marks.recall)} of the phrases they marked and ${percent(figures.unsaid.recall)} of the gaps they named.`;
};

type Copied<Props> = Omit<Props, `on${string}` | 'marked' | 'phrases'>;

/** What the sections show of a text that has been read. */
export function readView(data: ReadData, state: ReadState) {
  const { text, reading, isSample } = state;
  const { five, sixth } = chosen(reading, state.out);
  const items = scorecardItems(data, state);
  const questionsOf = (questions: readonly ReadQuestion[]) =>
    questions.map((question) => ({
      ...question,
      answer: state.answers[question.id],
      effect: state.effects[question.id],
    }));
  const unsaid: readonly string[] = reading.unsaid;
  const asked = readQuestions.filter(
    ({ id }) => unsaid.includes(id) || state.answers[id] !== undefined,
  );
  const found = [...new Set(reading.words.map(({ reason }) => reason))];
  return {
    jobText: {
      ...readIntro,
      words: words.intro,
      statement: `A fixed list of ${data.phrases} phrases, read in your browser. Nothing you paste leaves this page. The product uses a language model; this page does not.`,
      samples: data.samples.map((sample) => ({
        ...sample,
        file: `/read/${sample.id}.txt`,
      })),
      message: state.message,
    } satisfies Copied<JobTextProps>,
    marked: {
      title: isSample ? `Sample: ${data.samples[0]?.name}` : 'Your text',
      count: `${markedPhrases(reading.marks.length)} marked`,
      label: 'The text with its marks',
      pieces: piecesOf(data, text, reading, five),
      isReading: state.isReading,
      pressed: state.pressed,
      ...(isSample && { note: 'Illustrative data' }),
      words: words.marked,
    },
    phrases: {
      summary: `Open the list of ${data.phrases} phrases`,
      figures: figuresOf(data),
      file: { label: 'The list as a text file', to: '/read/phrases.txt' },
    },
    list: {
      heading: 'Five competencies to look for',
      lead: 'The strongest five of our twelve, by what the text says and what is usual for the role.',
      items: five.map((each) => listed(data, text, each)),
      ...(sixth !== undefined && { sixth: listed(data, text, sixth) }),
      words: {
        show: 'Show in the text',
        swap: 'Swap for {name}',
        sixth: 'Next in line, to swap in',
      },
    } satisfies Copied<CompetencyListProps>,
    unsaid: {
      heading: 'What the text does not say',
      lead: 'Press an answer, and the list changes with it.',
      questions: questionsOf(asked),
      more: {
        summary: 'More questions',
        note: 'Your text may answer these; a fixed list cannot tell.',
        ...(state.more && { questions: questionsOf(state.more.slice(0, 6 - asked.length)) }),
      },
      complete: 'Deal size and pay: the text says both.',
    } satisfies Copied<UnsaidProps>,
    words: {
      heading: 'Words that cost you candidates',
      lead: 'A short list, each with its reason and source.',
      items: found.map((id) => {
        const quotes = reading.words
          // The lines of a long list are too many to be told again.
          .filter(({ reason }) => reason === id && id !== 'long-list')
          .map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' '));
        return { id, ...data.reasons[id], found: longest(quotes).slice(0, 5) };
      }),
      none: 'Nothing on our short list is in this text.',
      note: 'As of November 23, 2026. No legal advice: ask your own counsel.',
    } satisfies Copied<CostlyWordsProps>,
    card: {
      heading: 'A scorecard to take away',
      lead: 'Four levels and two questions for each of the five. It also opens as a blueprint, a short hiring plan. Both work without the product.',
      print: 'Print on one page',
      copy: {
        text: scorecardMarkdown(scorecardTitle, items),
        label: 'Copy as Markdown',
        subject: 'the scorecard',
        words: copyWords,
      },
      download: 'Download as CSV',
      open: { blueprint: 'Open as a blueprint', scorecard: 'Back to the scorecard' },
      title: state.isBlueprint ? 'Blueprint with five competencies' : scorecardTitle,
      blanks: ['Candidate', 'Interviewer', 'Date'],
      items,
      ask: 'Ask',
      noted: 'Said, word for word:',
      note: 'Circle one level for each. 3 is the level to hire at; leave it blank where you saw no evidence. The quotes are illustrative.',
      ...(state.isBlueprint && { blueprint: blueprintWith(data, items) }),
    } satisfies Copied<ScorecardProps>,
  };
}

export const readClosingCall = {
  heading: 'Get the test and the guides',
  text: 'The 7-day free trial adds a multiple-choice test with its key, interview guides and evidence packs: each candidate’s scores with their sources. This form does not send your text.',
} satisfies CallToActionProps;
