/**
 * One invented example: a company that sells invoice-approval software hires a mid-market account
 * executive. Pages, the tour, social pictures, samples and the articles' examples are made from it,
 * so that no two places disagree about a candidate, a score or an anchor.
 */

/** A level of a competency, lowest first. There is one scale, 1 to 4. */
export type Level = 1 | 2 | 3 | 4;

/** What a cell of the grid holds; 0 is a blank: no evidence yet. */
export type CellScore = 0 | Level;

/** The role by its two names and how the company sells. */
export const role = {
  name: 'Mid-market AE',
  fullName: 'Mid-market account executive (AE)',
  product: 'invoice-approval software',
  context: [
    { label: 'Motion', value: 'Mostly outbound, first call to signature' },
    { label: 'Contract value', value: '$28,000 a year' },
    { label: 'Deal cycle', value: 'About 75 days' },
    { label: 'Ideal customer', value: 'Finance teams that approve invoices by email' },
    { label: 'Top objection', value: '“Our ERP already does this.”' },
  ],
  /** The same facts in a few words each. */
  contextInShort: ['Outbound', '$28,000 a year', '75 days'],
  /** What the job description leaves out; the draft asks for it. */
  openQuestion: 'Who signs: the controller or the CFO?',
} as const;

/** The job description in pieces. A marked piece is what a competency was drawn from. */
export const jobDescription: readonly { readonly text: string; readonly marked?: boolean }[] = [
  { text: 'You own the full cycle from ' },
  { text: 'first discovery call', marked: true },
  { text: ' to signature, ' },
  { text: 'build a case with finance', marked: true },
  { text: ', and keep ' },
  { text: 'four to six stakeholders', marked: true },
  { text: ' moving.' },
];

/** One level of a competency. */
export interface Anchor {
  readonly level: Level;
  /** What the candidate does. */
  readonly anchor: string;
  /** A sentence that a candidate might say at this level. */
  readonly sound: string;
}

/** Something a person can be seen doing, with the written scale for it. */
export interface Competency {
  readonly id: string;
  readonly name: string;
  /** What to watch for, in one sentence with a verb. */
  readonly behavior: string;
  /** The phrase or fact of the role that it was drawn from. */
  readonly from: string;
  /** The one person who answers for its score in the debrief. */
  readonly owner: string;
  /** Four levels, lowest first. Level 3 is the level to hire at. */
  readonly anchors: readonly Anchor[];
}

export const competencies = [
  {
    id: 'discovery-depth',
    name: 'Discovery depth',
    behavior: 'Follows one problem to its cost, and to the cost of waiting.',
    from: 'first discovery call',
    owner: 'Senior AE',
    anchors: [
      {
        level: 1,
        anchor: 'Pitches before asking.',
        sound: '“Great. Let me show you how our approval engine works.”',
      },
      {
        level: 2,
        anchor: 'Finds a problem, and leaves before its cost.',
        sound: '“So approvals are slow. What system are you on today?”',
      },
      {
        level: 3,
        anchor: 'Follows one problem to its cost.',
        sound: '“You said nine days. What does a late approval cost you?”',
      },
      {
        level: 4,
        anchor: 'Asks what the problem costs, what waiting costs, and who pays.',
        sound: '“If you wait six more months, what will that cost, and who answers for it?”',
      },
    ],
  },
  {
    id: 'business-case',
    name: 'Business case',
    behavior: 'Turns a problem into a figure that finance accepts.',
    from: 'build a case with finance',
    owner: 'VP Sales',
    anchors: [
      {
        level: 1,
        anchor: 'Lists features, and gives no figure.',
        sound: '“You get approval rules, reminders and an audit trail.”',
      },
      {
        level: 2,
        anchor: 'Gives a figure that is not the buyer’s.',
        sound: '“Teams of your size save days every month.”',
      },
      {
        level: 3,
        anchor: 'Builds the figure from the buyer’s numbers.',
        sound: '“1,200 invoices, 10 minutes each: that is 200 hours a month.”',
      },
      {
        level: 4,
        anchor: 'Uses the buyer’s numbers, says what it assumes, and asks for a check.',
        sound: '“It rests on 10 minutes an invoice. Could your team time ten of them?”',
      },
    ],
  },
  {
    id: 'multi-threading',
    name: 'Multi-threading',
    behavior: 'Brings in each person who must agree, for a reason of their own.',
    from: 'four to six stakeholders',
    owner: 'Solutions lead',
    anchors: [
      {
        level: 1,
        anchor: 'Stays with one contact.',
        sound: '“Dana will take it to her CFO for us.”',
      },
      {
        level: 2,
        anchor: 'Names others, with no plan to reach them.',
        sound: '“IT will have a say at some point.”',
      },
      {
        level: 3,
        anchor: 'Names who must agree, and how to reach each.',
        sound: '“I would ask Dana to bring IT to the second call.”',
      },
      {
        level: 4,
        anchor: 'Gives each person who must agree a reason to join.',
        sound: '“IT, to see the ERP link. The CFO, for ten minutes on what delay costs.”',
      },
    ],
  },
  {
    id: 'objection-handling',
    name: 'Objection handling',
    behavior: 'Finds out what an objection means, then answers that.',
    from: '“Our ERP already does this.”',
    owner: 'Hiring manager',
    anchors: [
      {
        level: 1,
        anchor: 'Argues, or lists features.',
        sound: '“Ours does much more than your ERP.”',
      },
      {
        level: 2,
        anchor: 'Answers before asking anything.',
        sound: '“I understand. Many people said that at first.”',
      },
      {
        level: 3,
        anchor: 'Asks what the objection means before answering.',
        sound: '“What does the ERP do well, and what still goes by email?”',
      },
      {
        level: 4,
        anchor: 'Asks first, then ties the answer to a cost that the buyer named.',
        sound: '“So the chasing stays, and with it the discount you lost in October.”',
      },
    ],
  },
  {
    id: 'forecast-honesty',
    name: 'Forecast honesty',
    behavior: 'Reports a deal as the evidence stands.',
    from: 'Deal cycle: about 75 days',
    owner: 'VP Sales',
    anchors: [
      {
        level: 1,
        anchor: 'Keeps the forecast on hope.',
        sound: '“They like us, so it stays in commit.”',
      },
      {
        level: 2,
        anchor: 'Acts on the warning, and keeps the forecast.',
        sound: '“I will write to the CFO. It stays in commit for now.”',
      },
      {
        level: 3,
        anchor: 'Changes the forecast to fit the evidence.',
        sound: '“Two emails, no reply. I took it out of commit today.”',
      },
      {
        level: 4,
        anchor: 'Changes the forecast, and finds out what changed.',
        sound: '“It is out of commit, and I called Dana: the CFO wants a second quote.”',
      },
    ],
  },
] as const satisfies readonly Competency[];

export type CompetencyId = (typeof competencies)[number]['id'];

/**
 * The stages of the process: who runs each, how long it takes the candidate, and what it scores.
 * Each competency is scored in one stage; `asksAbout` names scores of the test that a conversation
 * checks and may change.
 */
export const stages = [
  {
    id: 'screen',
    name: 'Screen',
    runBy: 'Recruiter',
    minutes: 25,
    isLive: true,
    competencies: [],
  },
  {
    id: 'proof-test',
    name: 'Proof test',
    runBy: 'Hiring manager',
    minutes: 20,
    isLive: false,
    competencies: ['business-case', 'forecast-honesty'],
  },
  {
    id: 'interview',
    name: 'Structured interview 1',
    runBy: 'Solutions lead',
    minutes: 40,
    isLive: true,
    /** The part in which notes are taken. */
    noted: 40,
    competencies: ['multi-threading'],
  },
  {
    id: 'second-interview',
    name: 'Structured interview 2',
    runBy: 'VP Sales',
    minutes: 40,
    isLive: true,
    competencies: [],
    asksAbout: ['business-case', 'forecast-honesty'],
  },
  {
    id: 'role-play',
    name: 'Role-play: first call',
    runBy: 'Hiring manager and senior AE',
    minutes: 30,
    isLive: true,
    noted: 10,
    competencies: ['discovery-depth', 'objection-handling'],
  },
] as const;

/** What a candidate spends on all stages. */
export const candidateMinutes = stages.reduce((sum, { minutes }) => sum + minutes, 0);

/** Live interviews of a candidate who goes through all stages. */
export const liveInterviews = stages.filter(({ isLive }) => isLive).length;

/** What the team spends on one finalist, in minutes. */
export const teamMinutes = {
  screen: 25,
  readingTheTest: 10,
  interviews: 80,
  /** Two raters. */
  rolePlay: 60,
  /** Two raters, five minutes each, after the candidate has left. */
  scoringTheRolePlay: 10,
  /** Five people, 20 minutes each. */
  debrief: 100,
} as const;

/** Minutes in words, such as `2 hours 35 minutes`. */
export const inHours = (minutes: number): string =>
  `${Math.floor(minutes / 60)} hours ${minutes % 60} minutes`;

type StageId = (typeof stages)[number]['id'];

/** One question of the proof test. Each option matches one anchor of its competency. */
export interface ProofTask {
  readonly competency: CompetencyId;
  readonly kind: 'Multiple-choice judgment' | 'Situational judgment task';
  /** Its place in the test. */
  readonly number: number;
  readonly situation: string;
  /** The situation in a few words. */
  readonly inShort: string;
  readonly question: string;
  readonly options: readonly {
    readonly letter: 'A' | 'B' | 'C' | 'D';
    readonly text: string;
    /** The same in a few words. */
    readonly inShort: string;
    /** The anchor that the answer key gives for it, which is its score. */
    readonly level: Level;
  }[];
}

const proofTasks = [
  {
    competency: 'business-case',
    kind: 'Multiple-choice judgment',
    number: 1,
    situation:
      'Dana, a controller, told you that her team handles 1,200 invoices a month and spends 10 minutes on each approval. Her CFO will read one sentence from you.',
    inShort: 'The CFO will read one sentence.',
    question: 'Which sentence do you send?',
    options: [
      {
        letter: 'A',
        text: 'Finance teams of your size save several days a month on approvals.',
        inShort: 'Quote other companies',
        level: 2,
      },
      {
        letter: 'B',
        text: 'About 200 hours a month, if 10 minutes is right. Could Dana check it?',
        inShort: 'Ask for a check',
        level: 4,
      },
      {
        letter: 'C',
        text: 'Rules, reminders and an audit trail put every approval in one place.',
        inShort: 'Name the features',
        level: 1,
      },
      {
        letter: 'D',
        text: '1,200 invoices at 10 minutes each: approvals take 200 hours a month.',
        inShort: 'Use the buyer’s numbers',
        level: 3,
      },
    ],
  },
  {
    competency: 'forecast-honesty',
    kind: 'Situational judgment task',
    number: 5,
    situation:
      'It is Tuesday and your quarter ends on Friday. Dana, a controller, told you that her CFO was ready to sign. Two emails since then, no reply. Your forecast says “commit”.',
    inShort: 'A deal goes quiet.',
    question: 'Which next step is most effective?',
    options: [
      {
        letter: 'A',
        text: 'Email Dana a discount that expires on Friday. Keep the deal in commit.',
        inShort: 'Offer a discount',
        level: 1,
      },
      {
        letter: 'B',
        text: 'Call Dana and ask what changed. Take the deal out of commit today.',
        inShort: 'Ask what changed',
        level: 4,
      },
      {
        letter: 'C',
        text: 'Write to the CFO with a short business case. Keep the deal in commit.',
        inShort: 'Write to the CFO',
        level: 2,
      },
      {
        letter: 'D',
        text: 'Take the deal out of commit today. Write to Dana again next week.',
        inShort: 'Write again next week',
        level: 3,
      },
    ],
  },
] as const satisfies readonly ProofTask[];

/**
 * The proof test: keyed multiple-choice questions that candidates answer by themselves. A role-play
 * and a work task are something else; people score those.
 */
export const proofTest = {
  /** The questions that are written out: the first of each competency. */
  tasks: proofTasks,
  questions: 8,
  /** Questions for each of the two competencies. */
  questionsEach: 4,
  /** How long the questions take, within the minutes that candidates get. */
  workMinutes: 15,
  extent:
    'The test has eight questions, four for each of two competencies. They take about 15 minutes, and candidates get 20.',
  scoreRule:
    'A score is the highest level that at least three of the four answers reach, so one lucky or careless answer does not decide it.',
  /** How the answer key comes about: one wording for every page. */
  answerKeyRule:
    'The product drafts the answer key. The hiring team edits and approves it before anyone takes the test.',
} as const;

/** What one cell of the grid rests on. */
type Evidence =
  /** In a conversation: the interviewer's note of what was said, with its minute and second. */
  | {
      readonly kind: 'note';
      readonly stage: StageId;
      readonly score: Level;
      readonly time: string;
      readonly quote: string;
      readonly rationale: string;
      /** What two raters gave before they compared. Default: they agreed, or there was one. */
      readonly firstRatings?: readonly [Level, Level];
    }
  /** In the proof test: the option that was chosen; the answer key gives the level of each answer. */
  | {
      readonly kind: 'answer';
      readonly letter: 'A' | 'B' | 'C' | 'D';
      /** Levels of the answers to the competency's three other questions. */
      readonly others: readonly [Level, Level, Level];
      readonly rationale: string;
    }
  /** Nobody has seen evidence yet. */
  | { readonly kind: 'none'; readonly reason: string; readonly next: string };

interface Candidate {
  readonly id: string;
  readonly evidence: Readonly<Record<CompetencyId, Evidence>>;
}

export const candidates = [
  {
    id: 'B-03',
    evidence: {
      'discovery-depth': {
        kind: 'note',
        stage: 'role-play',
        score: 3,
        time: '03:35',
        quote: '“Nine days is long. What does one late approval cost you?”',
        rationale: 'Reached a cost. Did not ask what waiting costs.',
      },
      'business-case': {
        kind: 'answer',
        letter: 'A',
        others: [2, 2, 1],
        rationale: 'Used other companies’ figures in three of the four answers.',
      },
      'multi-threading': {
        kind: 'note',
        stage: 'interview',
        score: 3,
        time: '29:15',
        quote: '“I asked the controller to bring IT to the second call.”',
        rationale: 'Named who must agree and the way to them.',
      },
      'objection-handling': {
        kind: 'note',
        stage: 'role-play',
        score: 4,
        time: '06:20',
        quote: '“So people still chase signatures. Is that how the October discount was lost?”',
        rationale: 'Asked first, then tied the answer to the lost discount.',
      },
      'forecast-honesty': {
        kind: 'none',
        reason: 'The test link closed after question 4.',
        next: 'Send a new link for questions 5 to 8, then score.',
      },
    },
  },
  {
    id: 'B-05',
    evidence: {
      'discovery-depth': {
        kind: 'note',
        stage: 'role-play',
        score: 3,
        time: '05:10',
        quote: '“And when one is late, what does that do to your discount?”',
        rationale: 'Reached a cost. Did not ask what waiting costs.',
      },
      'business-case': {
        kind: 'answer',
        letter: 'D',
        others: [3, 4, 3],
        rationale: 'Used the buyer’s numbers. Asked for a check once.',
      },
      'multi-threading': {
        kind: 'note',
        stage: 'interview',
        score: 3,
        time: '27:50',
        quote:
          '“First I found out who signed. Then I asked for one call with them and one with IT.”',
        rationale: 'Named who must agree and the way to them.',
      },
      'objection-handling': {
        kind: 'note',
        stage: 'role-play',
        score: 3,
        time: '06:05',
        quote: '“What would it have to do for you to say: that is enough?”',
        rationale: 'Asked before answering. Named no cost.',
      },
      'forecast-honesty': {
        kind: 'answer',
        letter: 'D',
        others: [3, 3, 2],
        rationale: 'Corrected the forecast. Did not ask what changed.',
      },
    },
  },
  {
    id: 'B-07',
    evidence: {
      'discovery-depth': {
        kind: 'note',
        stage: 'role-play',
        score: 4,
        time: '04:12',
        quote:
          '“Before we talk price: what will it cost you if nothing changes by March, and who pays?”',
        rationale: 'Knew the buyer’s cost, then asked what waiting costs and who pays.',
      },
      'business-case': {
        kind: 'answer',
        letter: 'A',
        others: [2, 3, 2],
        rationale: 'Used other companies’ figures in three of the four answers.',
      },
      'multi-threading': {
        kind: 'note',
        stage: 'interview',
        score: 4,
        time: '31:40',
        quote:
          '“The controller and IT on one call, because they share the ERP. The CFO for ten minutes, on cost.”',
        rationale: 'Named three parties, and gave each a reason to join.',
      },
      'objection-handling': {
        kind: 'note',
        stage: 'role-play',
        score: 3,
        time: '06:40',
        quote: '“Fair. Which part does it handle well, and where do people still send emails?”',
        rationale:
          'Asked before answering. Did not tie it to the discount that the buyer had lost.',
      },
      'forecast-honesty': {
        kind: 'answer',
        letter: 'D',
        others: [3, 4, 3],
        rationale: 'Took the deal out of commit in all four answers. Asked what changed in one.',
      },
    },
  },
  {
    id: 'B-11',
    evidence: {
      'discovery-depth': {
        kind: 'note',
        stage: 'role-play',
        score: 2,
        time: '02:50',
        quote: '“So approvals are slow. How many do you have in a month?”',
        rationale: 'Found the problem, then changed the subject.',
      },
      'business-case': {
        kind: 'answer',
        letter: 'B',
        others: [4, 3, 4],
        rationale: 'Used the buyer’s numbers, and asked for a check in three answers.',
      },
      'multi-threading': {
        kind: 'none',
        reason: 'The call dropped after five minutes, before any question was asked.',
        next: 'Hold the interview again, then score.',
      },
      'objection-handling': {
        kind: 'note',
        stage: 'role-play',
        score: 2,
        time: '06:30',
        quote: '“I hear that a lot. Other teams had an ERP too.”',
        rationale: 'Answered before asking anything.',
        firstRatings: [2, 4],
      },
      'forecast-honesty': {
        kind: 'answer',
        letter: 'B',
        others: [4, 4, 3],
        rationale: 'Asked what changed, and corrected the forecast.',
      },
    },
  },
] as const satisfies readonly Candidate[];

export type CandidateId = (typeof candidates)[number]['id'];

/** What a cell prints: where the evidence was seen, the words, and the anchor they match. */
export interface Receipt {
  readonly candidate: CandidateId;
  readonly competency: string;
  readonly score: CellScore;
  readonly kind: Evidence['kind'];
  /** The stage, such as `Role-play: first call`. */
  readonly source: string;
  /** Length of the conversation in minutes, for a time line. Default: not a conversation. */
  readonly minutes?: number;
  /** Minute and second at which the interviewer made the note. Default: not a conversation. */
  readonly time?: string;
  /** The candidate's words as noted, or the answer chosen, in quotation marks. Default: no evidence. */
  readonly quote?: string;
  /** Letter of the chosen answer. Default: no answer of the proof test. */
  readonly letter?: string;
  /** The anchor it matches. Default: no evidence. */
  readonly anchor?: string;
  /** Why it matches, or why the cell is blank. */
  readonly rationale: string;
  /** What to do about a blank. Default: there is evidence. */
  readonly next?: string;
}

const find = <T>(items: readonly T[], test: (item: T) => boolean, name: string): T => {
  const found = items.find(test);
  if (found === undefined) throw new Error(`The example has no ${name}.`);
  return found;
};

/** What one cell of the grid prints. */
export function receiptOf(candidate: CandidateId, competencyId: CompetencyId): Receipt {
  const competency: Competency = find(
    competencies,
    ({ id }) => id === competencyId,
    `competency ${competencyId}`,
  );
  const evidence: Evidence = find(
    candidates,
    ({ id }) => id === candidate,
    `candidate ${candidate}`,
  ).evidence[competencyId];
  const stage = find(
    stages,
    (each) => (each.competencies as readonly string[]).includes(competencyId),
    `stage for ${competencyId}`,
  );
  const anchorAt = (level: Level) =>
    find(competency.anchors, (each) => each.level === level, `anchor ${level}`).anchor;
  const common = { candidate, competency: competency.name, kind: evidence.kind };

  if (evidence.kind === 'none')
    return {
      ...common,
      score: 0,
      source: stage.name,
      rationale: evidence.reason,
      next: evidence.next,
    };
  if (evidence.kind === 'note')
    return {
      ...common,
      score: evidence.score,
      source: stage.name,
      ...('noted' in stage ? { minutes: stage.noted } : {}),
      time: evidence.time,
      quote: evidence.quote,
      anchor: anchorAt(evidence.score),
      rationale: evidence.rationale,
    };
  const task: ProofTask = find(
    proofTasks,
    (each) => each.competency === competencyId,
    `task for ${competencyId}`,
  );
  const option = find(
    task.options,
    ({ letter }) => letter === evidence.letter,
    `option ${evidence.letter}`,
  );
  const [, , reachedByThree = option.level] = [option.level, ...evidence.others].toSorted(
    (one, other) => other - one,
  );
  return {
    ...common,
    score: reachedByThree,
    source: `${stage.name}, question ${task.number}`,
    quote: `“${option.text}”`,
    letter: option.letter,
    anchor: anchorAt(reachedByThree),
    rationale: evidence.rationale,
  };
}

/** The score in one cell of the grid. */
export const scoreOf = (candidate: CandidateId, competency: CompetencyId): CellScore =>
  receiptOf(candidate, competency).score;

/** What the evidence pack for B-07 ends in. Whoever shows it says at once who decides. */
export const recommendation = {
  candidate: 'B-07',
  verdict: 'hire, with a plan',
  reasons: [
    'Discovery depth 4, multi-threading 4 and forecast honesty 3: all three meet the rule that the team set.',
    'Objection handling 3: at the level to hire at.',
    'Business case 2: below it, so the manager builds the first three business cases together with B-07.',
  ],
  inShort:
    'Meets the team’s rule: 3 or more on discovery depth, multi-threading and forecast honesty. Business case is at 2, so the manager builds the first three together with B-07.',
  /** The same for a small picture. */
  inBrief: 'Meets the team’s rule. Business case needs a plan.',
  /** What the scores do not answer. */
  openQuestions: [
    'Forecast honesty rests on four test answers; the second interview left them as they were. Ask a reference about a deal that slipped.',
    'Business case: work out one figure with B-07 before the offer.',
  ],
  decides: 'The hiring manager decides.',
} as const;

/** The competencies that the rule names. */
export const required: readonly CompetencyId[] = [
  'discovery-depth',
  'multi-threading',
  'forecast-honesty',
];

/** The rule that the team wrote down before the first interview. */
export const decisionRule = [
  'No offer below 3 on discovery depth, multi-threading or forecast honesty.',
  'A 2 elsewhere: an offer only with a written plan for it.',
  'A score of 1 anywhere: stop and talk.',
  'Two raters two or more levels apart: both read the notes again.',
] as const;

/** What the manager checks after the hire, beside the score that speaks to it. */
export const kpis = [
  {
    day: 30,
    kpi: 'Call notes name the cost of doing nothing',
    competency: 'discovery-depth',
    check: 'Read five call notes.',
  },
  {
    day: 60,
    kpi: 'Each proposal has the buyer’s own figure',
    competency: 'business-case',
    check: 'Read three proposals.',
  },
  {
    day: 90,
    kpi: 'Forecast within the agreed range',
    competency: 'forecast-honesty',
    check: 'Compare each “commit” with what closed.',
  },
] as const;
