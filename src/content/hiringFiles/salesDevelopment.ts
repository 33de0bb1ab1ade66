import { levels } from './derive.ts';
import type { HiringFile } from './types.ts';

/** The same company hires a sales development representative, who opens conversations. */
export const salesDevelopment = {
  id: 'sdr',
  path: 'sdr',
  role: {
    name: 'Outbound SDR',
    fullName: 'Sales development representative',
    product: 'invoice-approval software',
    context: [
      { label: 'Motion', value: 'Outbound, by phone and email' },
      { label: 'Goal', value: 'Eight accepted meetings a month' },
      { label: 'Start', value: 'Two coached weeks, then live calls' },
      { label: 'Ideal customer', value: 'Finance teams that approve invoices by email' },
      { label: 'Top objection', value: '“Just send me an email.”' },
    ],
    contextInShort: ['Outbound', 'Eight meetings a month', 'Two coached weeks'],
    openQuestion: 'Who accepts a meeting: the account executive or the manager?',
  },
  jobDescription: [
    { text: 'You ' },
    { text: 'find the right finance teams', marked: true },
    { text: ', ' },
    { text: 'open conversations with them', marked: true },
    { text: ' and ' },
    { text: 'hand off meetings that hold up', marked: true },
    { text: '.' },
  ],
  competencies: [
    {
      id: 'account-research',
      name: 'Account research',
      behavior: 'Finds one fact that matters to this buyer.',
      from: 'find the right finance teams',
      owner: 'Senior SDR',
      task: 'Work task: ten minutes, one company page, three lines of notes',
      anchors: levels(
        [
          'Repeats what the home page says.',
          '“They are a leading distributor with a focus on service.”',
        ],
        ['Finds a fact, with no link to the buyer.', '“They opened a second warehouse in May.”'],
        [
          'Names a fact and the question it leads to.',
          '“Second warehouse in May: who approves its invoices?”',
        ],
        [
          'Names a fact, its question, and the person who would know.',
          '“Two warehouses, one controller. I would ask her who signs for the new one.”',
        ],
      ),
    },
    {
      id: 'opening',
      name: 'Opening',
      behavior: 'Earns a second minute by being relevant.',
      from: 'open conversations with them',
      owner: 'Hiring manager',
      task: 'Role-play: a two-minute opening with an invented buyer',
      anchors: levels(
        ['Asks how the buyer is, then pitches.', '“How are you today? We help finance teams.”'],
        [
          'Says why the company calls, and asks nothing.',
          '“We work with distributors, so I wanted to reach out.”',
        ],
        [
          'Says why this buyer, then asks one question.',
          '“You opened a second warehouse. Who approves its invoices?”',
        ],
        [
          'Says why this buyer, asks one question, and uses the answer.',
          '“By email, you said. And in a week when she is away?”',
        ],
      ),
    },
    {
      id: 'qualifying',
      name: 'Qualifying',
      behavior: 'Asks who, why now and what else, then stops.',
      from: 'hand off meetings that hold up',
      owner: 'Account executive',
      task: 'Proof test: which hand-off note to send',
      anchors: levels(
        ['Hands off whoever says yes.', '“He said sure, so I booked Tuesday.”'],
        [
          'Hands off a lead with no reason to act.',
          '“She runs accounts payable and is happy to talk.”',
        ],
        [
          'Hands off a lead with a reason and a date.',
          '“The controller: her audit starts in March. Tuesday at ten.”',
        ],
        [
          'Hands off a lead with a reason and a date, and says what is unknown.',
          '“The controller: her audit starts in March. Tuesday at ten. I do not know yet who signs.”',
        ],
      ),
    },
    {
      id: 'written-outreach',
      name: 'Written outreach',
      behavior: 'Writes short, specific messages with one request.',
      from: 'Motion: Outbound, by phone and email',
      owner: 'Senior SDR',
      task: 'Work task: cut a 120-word email to 60 words',
      anchors: levels(
        ['Writes about the seller.', '“We are a leader in invoice approval.”'],
        [
          'Names a fact, and asks for several things.',
          '“Could you share your process, your tools and a good time?”',
        ],
        [
          'Keeps one fact and one request, in 60 words.',
          '“A second warehouse since May: who approves its invoices?”',
        ],
        [
          'Keeps one fact and one request, in 60 words, and makes a no easy.',
          '“If that is not you, a name is enough.”',
        ],
      ),
    },
    {
      id: 'using-feedback',
      name: 'Using feedback',
      behavior: 'Changes the next attempt after one comment.',
      from: 'Start: Two coached weeks, then live calls',
      owner: 'Hiring manager',
      task: 'Role-play: the opening again, after one piece of advice',
      anchors: levels(
        ['Explains why the first attempt was right.', '“I always open like that, and it works.”'],
        ['Agrees, and repeats the first attempt.', '“Good point. So: how are you today?”'],
        [
          'Puts the advice into the second attempt.',
          '“Two warehouses, one controller: who signs for the new one?”',
        ],
        [
          'Uses the advice, and names what to try next.',
          '“That got an answer. Next time I would stop talking right there.”',
        ],
      ),
    },
  ],
  stages: [
    {
      id: 'screen',
      name: 'Screen',
      runBy: 'Recruiter',
      minutes: 15,
      isLive: true,
      competencies: [],
    },
    {
      id: 'proof-test',
      name: 'Proof test',
      runBy: 'Account executive',
      minutes: 12,
      isLive: false,
      afterMinutes: 5,
      competencies: ['qualifying'],
    },
    {
      id: 'work-tasks',
      name: 'Work tasks',
      runBy: 'Senior SDR',
      minutes: 25,
      isLive: false,
      afterMinutes: 10,
      competencies: ['account-research', 'written-outreach'],
    },
    {
      id: 'interview',
      name: 'Structured interview',
      runBy: 'Account executive',
      minutes: 25,
      isLive: true,
      competencies: [],
      asksAbout: ['qualifying'],
    },
    {
      id: 'role-play',
      name: 'Role-play: two openings',
      runBy: 'Hiring manager and senior SDR',
      minutes: 20,
      isLive: true,
      notedMinutes: 10,
      afterMinutes: 5,
      competencies: ['opening', 'using-feedback'],
    },
  ],
  proofTest: {
    questionsEach: 4,
    workMinutes: 8,
    tasks: [
      {
        competency: 'qualifying',
        kind: 'Multiple-choice judgment',
        situation:
          'Three people answered you this week. You may hand one meeting to an account executive today.',
        inShort: 'Three leads, one meeting.',
        question: 'Which hand-off note is best to send?',
        options: [
          {
            letter: 'A',
            text: 'The office assistant who said yes to any time next week.',
            inShort: 'Whoever said yes',
            level: 1,
          },
          {
            letter: 'B',
            text: 'The controller: audit in March, Tuesday at ten. Note: who signs is unknown.',
            inShort: 'The same, with a note',
            level: 4,
          },
          {
            letter: 'C',
            text: 'The head of accounts payable, who likes the idea for some time next year.',
            inShort: 'A friendly contact',
            level: 2,
          },
          {
            letter: 'D',
            text: 'The controller, because her audit starts in March. Tuesday at ten.',
            inShort: 'A reason and a date',
            level: 3,
          },
        ],
      },
    ],
  },
  coachCard: {
    competency: 'qualifying',
    interviewer: 'Account executive',
    prompt: '“She is happy to talk next week.”',
    ask: [
      'Tell me about the last meeting that you handed off.',
      'Who was it, why then, and what was the date for?',
      'Which meeting fell through, and when could you have known?',
    ],
    alsoListen: 'Says which meeting should not have been booked.',
    redFlag: 'Counts the meetings that were booked, and none that were held.',
  },
  candidates: [
    {
      id: 'S-02',
      evidence: {
        'account-research': {
          kind: 'work',
          score: 4,
          part: 'notes, line 3',
          quote: '“Two warehouses, one controller since June. Ask her who signs for the second.”',
          rationale: 'Named the fact, its question and the person who would know.',
        },
        opening: {
          kind: 'note',
          score: 2,
          time: '00:50',
          quote: '“We work with distributors like yours, so I wanted to introduce us.”',
          rationale: 'Said why the company calls. Asked nothing.',
        },
        qualifying: {
          kind: 'answer',
          letter: 'D',
          others: [3, 3, 4],
          rationale: 'Looked for a reason and a date in all four answers.',
        },
        'written-outreach': {
          kind: 'work',
          score: 4,
          part: 'email, line 4',
          quote: '“If invoices are not yours, the name of the right person is enough.”',
          rationale: 'One fact and one request in 58 words, and a no was easy.',
        },
        'using-feedback': {
          kind: 'note',
          score: 2,
          time: '07:05',
          quote: '“Good point, thanks. So: we work with distributors like yours.”',
          rationale: 'Agreed, then opened as before.',
        },
      },
    },
    {
      id: 'S-04',
      evidence: {
        'account-research': {
          kind: 'work',
          score: 3,
          part: 'notes, line 2',
          quote: '“Second warehouse since May. Ask: who approves its invoices?”',
          rationale: 'Named a fact and its question. Did not say who would know.',
        },
        opening: {
          kind: 'note',
          score: 4,
          time: '01:05',
          quote: '“By email, you said. So what happens to the May invoices while she is away?”',
          rationale: 'Said why this buyer, asked one question, and built on the answer.',
        },
        qualifying: {
          kind: 'answer',
          letter: 'D',
          others: [3, 4, 2],
          rationale: 'Gave a reason and a date in all but one answer. Noted what was unknown once.',
        },
        'written-outreach': {
          kind: 'work',
          score: 2,
          part: 'email, line 3',
          quote: '“Could you share your process, your tools and a good time next week?”',
          rationale: 'Found a fact, then asked for three things in one line.',
        },
        'using-feedback': {
          kind: 'note',
          score: 4,
          time: '07:40',
          quote: '“That got an answer. Next time I would stop talking right after the question.”',
          rationale: 'Cut the introduction as advised, and named what to try next.',
        },
      },
    },
    {
      id: 'S-08',
      evidence: {
        'account-research': {
          kind: 'work',
          score: 3,
          part: 'notes, line 1',
          quote: '“New controller since June. Ask: what does she want to change first?”',
          rationale: 'Named a fact and its question.',
        },
        opening: {
          kind: 'note',
          score: 3,
          time: '01:20',
          quote: '“You are hiring two people in accounts payable. What takes them longest?”',
          rationale: 'Said why this buyer, and asked one question. Did not use the answer.',
        },
        qualifying: {
          kind: 'none',
          reason: 'The test link was not opened in time.',
          next: 'Send a new link, then score.',
        },
        'written-outreach': {
          kind: 'work',
          score: 3,
          part: 'email, line 2',
          quote: '“You are hiring in accounts payable. Who approves until then?”',
          rationale: 'One fact and one request, in 57 words.',
        },
        'using-feedback': {
          kind: 'note',
          score: 3,
          time: '08:10',
          quote: '“Two new people in accounts payable: who approves until they start?”',
          rationale: 'Left out the introduction, as advised.',
        },
      },
    },
    {
      id: 'S-12',
      evidence: {
        'account-research': {
          kind: 'work',
          score: 2,
          part: 'notes, line 2',
          quote: '“They opened a second warehouse in May.”',
          rationale: 'Found a fact. Linked it to nobody.',
        },
        opening: {
          kind: 'note',
          score: 3,
          time: '00:55',
          quote: '“Your audit is in March. Who collects the approvals for it?”',
          rationale: 'Said why this buyer, and asked one question.',
        },
        qualifying: {
          kind: 'answer',
          letter: 'C',
          others: [2, 1, 3],
          rationale: 'Handed off friendly contacts in two of the four answers.',
        },
        'written-outreach': {
          kind: 'work',
          score: 3,
          part: 'email, line 2',
          quote: '“Your audit starts in March. Is it you who collects the approvals?”',
          rationale: 'One fact and one request, in 60 words.',
        },
        'using-feedback': {
          kind: 'note',
          score: 1,
          time: '06:50',
          quote: '“I always open like that, and most people like it.”',
          rationale: 'Explained the first opening, and kept it.',
        },
      },
    },
  ],
  required: ['opening', 'qualifying', 'using-feedback'],
  recommendation: {
    candidate: 'S-04',
    verdict: 'hire, with a plan',
    reasons: [
      'Opening 4, using feedback 4 and qualifying 3: all three meet the rule that the team set.',
      'Account research 3: meets the hiring level.',
      'Written outreach 2: below it, so the manager and S-04 edit the first twenty emails together.',
    ],
    inShort:
      'Meets the team’s rule: 3 or more on opening, qualifying and using feedback. Written outreach is at 2, so the manager and S-04 edit the first twenty emails together.',
    inBrief: 'Meets the team’s rule. Written outreach needs a plan.',
    openQuestions: [
      'Qualifying rests on four test answers; the interview did not change the score: at 13:10 S-04 described a meeting that fell through. Ask a reference about it.',
      'Written outreach: cut one more email with S-04 before the offer.',
    ],
    decides: 'The hiring manager decides.',
  },
  kpis: [
    {
      day: 30,
      kpi: 'Call notes say why this buyer',
      competency: 'opening',
      check: 'Read ten call notes.',
    },
    {
      day: 60,
      kpi: 'Each email has one fact and one request',
      competency: 'written-outreach',
      check: 'Read ten sent emails.',
    },
    {
      day: 90,
      kpi: 'Account executives accept the meetings',
      competency: 'qualifying',
      check: 'Compare booked, held and accepted.',
    },
  ],
} as const satisfies HiringFile;
