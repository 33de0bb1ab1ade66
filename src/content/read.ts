import type { PageIntroCopy } from '../layout/PageIntro/PageIntro.tsx';
import type { CompetencyId, MotionId, Place, Reading, RoleId } from '../reader/types.ts';
import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type {
  CompetencyListProps,
  ListedCompetency,
} from '../sections/CompetencyList/CompetencyList.tsx';
import type { CostlyWordsProps } from '../sections/CostlyWords/CostlyWords.tsx';
import type { JobTextProps } from '../sections/JobText/JobText.tsx';
import type { TextPiece } from '../sections/JobText/MarkButton.tsx';
import type { ScorecardProps } from '../sections/Scorecard/Scorecard.tsx';
import { copyWords } from './copyWords.ts';
import { afterJoining } from './emailForm.ts';
import type { ReadCompetency } from './readCompetencies.ts';
import type { ReadData } from './readData.ts';
import { scorecardHtml, scorecardTsv } from './readFiles.ts';
import { planOf } from './readPlan.ts';
import { readMotions, readRoles } from './readRoles.ts';

export const readIntro = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Get a scorecard' }],
  heading: 'Get a scorecard from your job posting',
  lead: 'Paste the posting, pick five competencies, and take a scorecard into your interviews. It runs in your browser; nothing is sent.',
} satisfies PageIntroCopy;

/** Messages of the page when a text or a file cannot be read. */
export const readMessages = {
  short: 'That is too short to read. Paste the duties and the requirements, too.',
  long: 'That is longer than 20,000 characters. Paste one posting.',
  'other-language': 'The list of phrases is in English. Paste a posting in English.',
  'not-a-job':
    'That does not read as a sales posting. Put the job title on the first line, or choose the role below to use it as it is.',
  file: 'That file has no text to read. Use .txt, .md or .docx, or paste the text.',
  failed:
    'The reader could not be loaded. Copy your text, check the connection, and reload the page.',
} as const;

/** Most competencies on one scorecard. */
export const mostTicked = 5;

export const fullMessage = 'Five are picked. Clear one first.';

/** What the visitor chose. Where nothing was chosen, the reading of the text decides. */
export interface ReadChoices {
  readonly role?: RoleId;
  readonly motion?: MotionId;
  /** Ticked or not, by competency. */
  readonly ticks: Readonly<Partial<Record<CompetencyId, boolean>>>;
}

/** The text, what the reader found in it, and what the visitor chose. */
export interface ReadState extends ReadChoices {
  readonly text: string;
  readonly reading: Reading;
  /** Whether `text` is the sample that is shown before the visitor pastes a text. */
  readonly isSample: boolean;
  readonly isReading: boolean;
  readonly message?: string | undefined;
  /** Index in `text` at which the pressed mark begins. Default: no mark is pressed. */
  readonly pressed?: number | undefined;
  readonly hasPlan: boolean;
}

const count = (number: number, one: string, more: string): string =>
  `${number} ${number === 1 ? one : more}`;

/** Competencies with at least one phrase in the text, those with the most phrases first. */
function inText({ marks }: Reading): CompetencyId[] {
  const counts = new Map<CompetencyId, number>();
  for (const { competency } of marks) counts.set(competency, (counts.get(competency) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

interface Groups {
  readonly found: readonly CompetencyId[];
  readonly usual: readonly CompetencyId[];
  readonly others: readonly CompetencyId[];
  readonly ticked: readonly CompetencyId[];
}

/** All twelve competencies in groups, and the ticked ones. By default, the first five of `found` are ticked. */
export function groupsOf(data: ReadData, state: ReadState): Groups {
  const { reading, ticks } = state;
  const found = inText(reading);
  const usual = data.usual[state.role ?? reading.role][state.motion ?? reading.motion].filter(
    (id) => !found.includes(id),
  );
  const others = data.competencies
    .map(({ id }) => id)
    .filter((id) => !found.includes(id) && !usual.includes(id));
  const ticked = [...found, ...usual, ...others].filter(
    (id) => ticks[id] ?? found.slice(0, mostTicked).includes(id),
  );
  return { found, usual, others, ticked: ticked.slice(0, mostTicked) };
}

/** Ticks by which the visitor, from here on, decides about all: a new phrase in the text ticks nothing by itself. */
export const decided = (data: ReadData, ticked: readonly CompetencyId[]): ReadChoices['ticks'] =>
  Object.fromEntries(data.competencies.map(({ id }) => [id, ticked.includes(id)]));

/** The state after a text was refused: without the role of the last text, so that any role is a change. */
export function refused(
  { role: _last, ...last }: ReadState,
  { role }: ReadChoices,
  message: string,
): ReadState {
  return { ...last, ...(role && { role }), isReading: false, message };
}

const ofId = (data: ReadData, id: CompetencyId): ReadCompetency =>
  data.competencies.find((each) => each.id === id) as ReadCompetency;

/** The competencies of the scorecard. */
export const scorecardItems = (data: ReadData, state: ReadState): ReadCompetency[] =>
  groupsOf(data, state).ticked.map((id) => ofId(data, id));

const quoteOf = (text: string, { start, end }: Place): string =>
  text.slice(start, end).replaceAll(/\s+/g, ' ');

/** The sentence about a pressed mark: which competency its phrase points to. */
export const noteOf = (data: ReadData, { text, reading }: ReadState, pressed: number): string => {
  const mark = reading.marks.find(({ start }) => start === pressed);
  return mark === undefined
    ? ''
    : `“${quoteOf(text, mark)}” points to ${ofId(data, mark.competency).name}.`;
};

/** Up to five words or phrases found for each reason, as the text spells them. */
function costlyOf(text: string, { words }: Reading) {
  return [...new Set(words.map(({ reason }) => reason))].map((id) => {
    const quotes = words.filter(({ reason }) => reason === id).map((place) => quoteOf(text, place));
    return { id, found: [...new Set(quotes)].slice(0, 5) };
  });
}

/** The announcement after a text has been read. */
export function settled(data: ReadData, text: string, reading: Reading): string {
  const names = inText(reading).map((id) => ofId(data, id).name);
  const costly = costlyOf(text, reading).flatMap(({ found }) => found.map((words) => `“${words}”`));
  return [
    names.length > 0 ? `In your text: ${names.join(', ')}.` : 'No phrase of our list was found.',
    ...(costly.length > 0 ? [`Words that cost you candidates: ${costly.join(', ')}.`] : []),
    'The scorecard is below.',
  ].join(' ');
}

/** The text divided into marked and unmarked pieces. */
function piecesOf(data: ReadData, text: string, reading: Reading, groups: Groups) {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { start, end, competency } of reading.marks) {
    if (start > at) pieces.push({ start: at, text: text.slice(at, start) });
    const mark = {
      competency: ofId(data, competency).name,
      isTicked: groups.ticked.includes(competency),
    };
    pieces.push({ start, text: text.slice(start, end), mark });
    at = end;
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at) });
  return pieces;
}

/** The posting's first line if it looks like a title, otherwise the name of the role. */
function titleOf(text: string, role: string): string {
  const [line = ''] = text.replaceAll(/[#*]/g, '').trim().split('\n', 1);
  return line.length > 2 && line.length <= 70 && !/[.:!?]\s*$/.test(line) ? line.trim() : role;
}

const words = {
  intro: {
    label: 'Job posting',
    note: 'a reload clears it',
    file: 'Choose a file',
    drop: 'or drop one here: .txt, .md, .docx',
    samples: 'Samples for an account executive, an SDR and a manager:',
    download: 'Pasting needs JavaScript. This is the first of three samples:',
  },
  marked: {
    hint: 'Press a marked phrase to see what it points to.',
    reading: 'Reading …',
    back: 'Go to the list',
  },
} as const;

type Copied<Props> = Omit<Props, `on${string}` | 'marked' | 'choices'>;

/** Contents of the page's sections for a text that has been read. */
export function readView(data: ReadData, state: ReadState) {
  const { text, reading, isSample } = state;
  const groups = groupsOf(data, state);
  const items = scorecardItems(data, state);
  const role = readRoles.find(({ id }) => id === (state.role ?? reading.role)) ?? readRoles[0];
  const listed = (id: CompetencyId): ListedCompetency => {
    const { name, behavior } = ofId(data, id);
    const phrases = reading.marks
      .filter(({ competency }) => competency === id)
      .map((mark) => ({ start: mark.start, text: quoteOf(text, mark) }));
    return {
      id,
      name,
      behavior,
      isTicked: groups.ticked.includes(id),
      phrases,
      summary: phrases.length > 0 ? count(phrases.length, 'phrase', 'phrases') : 'What it is',
    };
  };
  const title = titleOf(text, role?.name ?? '');
  return {
    jobText: {
      ...readIntro,
      words: words.intro,
      samples: data.samples.map((sample) => ({ ...sample, file: `/read/${sample.id}.txt` })),
      message: state.message,
    } satisfies Copied<JobTextProps>,
    choices: [
      {
        id: 'role',
        label: 'Role',
        // Whatever is chosen must be a change, which the browser reports.
        ...(state.message === readMessages['not-a-job'] && state.role === undefined
          ? { options: [{ id: '', name: 'Choose a role' }, ...readRoles], value: '' }
          : { options: readRoles, value: state.role ?? reading.role }),
      },
      {
        id: 'motion',
        label: 'First meetings',
        options: readMotions,
        value: state.motion ?? reading.motion,
      },
    ],
    marked: {
      title: isSample ? `Sample: ${data.samples[0]?.name}` : 'Your text',
      count: `${count(reading.marks.length, 'phrase', 'phrases')} marked`,
      label: 'The text with its marks',
      pieces: piecesOf(data, text, reading, groups),
      isReading: state.isReading,
      pressed: state.pressed,
      ...(state.pressed !== undefined && { open: noteOf(data, state, state.pressed) }),
      ...(isSample && { note: 'Illustrative data' }),
      list: { label: 'The list of phrases', to: '/read/phrases.txt' },
      words: words.marked,
    },
    list: {
      heading: 'Pick five to score',
      lead: 'Five competencies fit one page and one round of interviews.',
      count: `${groups.ticked.length} of ${mostTicked} picked`,
      isFull: groups.ticked.length === mostTicked,
      groups: [
        {
          heading: 'In your text',
          none: 'No phrase of our list. Choose from what is usual for the role.',
          items: groups.found.map(listed),
        },
        { heading: 'Usual for this role', items: groups.usual.map(listed) },
      ],
      others: { summary: 'More to choose from', items: groups.others.map(listed) },
    } satisfies Copied<CompetencyListProps>,
    words: {
      heading: 'Before you post it',
      lead: 'Words to change, and what candidates ask first.',
      items: [
        ...costlyOf(text, reading).map((costly) => ({ ...costly, ...data.reasons[costly.id] })),
        ...Object.entries(data.questions)
          .filter(([fact]) => !(reading.said as readonly string[]).includes(fact))
          .map(([id, question]) => ({ id, ...question })),
      ],
      none: 'Nothing on our short list is in this text.',
      note: 'As of November 23, 2026. Not legal advice: ask your counsel.',
    } satisfies Copied<CostlyWordsProps>,
    card: {
      heading: 'Your scorecard',
      lead: 'One question and four general levels for each competency. Copy it into any document: it is yours.',
      print: 'Print one page',
      copy: {
        text: scorecardTsv(items),
        html: scorecardHtml(title, items),
        label: 'Copy table',
        subject: 'the scorecard',
        words: copyWords,
      },
      download: 'Download CSV',
      open: { plan: 'Add a plan', scorecard: 'Remove the plan' },
      title,
      blanks: ['Candidate', 'Interviewer', 'Date'],
      items: items.map(({ anchors, ...item }) => ({
        ...item,
        anchors: anchors.map((anchor, index) => ({ level: (index + 1) as 1 | 2 | 3 | 4, anchor })),
      })),
      none: 'Pick a competency above, and its levels appear here.',
      words: { ask: 'Ask', score: 'Score', noted: 'Said, word for word' },
      note: 'Hire at level 3. Leave the score blank where you saw no evidence.',
      ...(state.hasPlan && { plan: planOf(items, role?.rolePlay ?? '') }),
    } satisfies Copied<ScorecardProps>,
  };
}

export const readClosingCall = {
  heading: 'Get the test and the guides',
  text: 'The 7-day free trial adds a multiple-choice test with its key, interview guides and a report on each candidate. This form does not send your text.',
  joined: afterJoining,
} satisfies CallToActionProps;
