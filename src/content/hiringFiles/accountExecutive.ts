import { levels } from './derive.ts';
import type { HiringFile } from './types.ts';

/** A company that sells invoice-approval software hires a mid-market account executive. */
export const accountExecutive = {
  id: 'ae',
  path: '',
  role: {
    name: 'Mid-market AE',
    fullName: 'Mid-market account executive',
    product: 'invoice-approval software',
    context: [
      { label: 'Motion', value: 'Inbound; first calls arrive already booked' },
      { label: 'Contract value', value: '$28,000 a year' },
      { label: 'Deal cycle', value: 'About 75 days' },
      { label: 'Ideal customer', value: 'Finance teams that approve invoices by email' },
      { label: 'Top objection', value: '“Our ERP already does this.”' },
    ],
    contextInShort: ['Inbound', '$28,000 a year', '75 days'],
    openQuestion: 'Who signs: the controller or the CFO?',
  },
  jobDescription: [
    { text: 'You own the full cycle from ' },
    { text: 'first discovery call', marked: true },
    { text: ' to signature, ' },
    { text: 'build a case with finance', marked: true },
    { text: ', and keep ' },
    { text: 'four to six stakeholders', marked: true },
    { text: ' moving.' },
  ],
  competencies: [
    {
      id: 'discovery-depth',
      name: 'Discovery depth',
      behavior: 'Follows one problem to its cost, and to the cost of waiting.',
      from: 'first discovery call',
      owner: 'Senior AE',
      task: 'Role-play: first call with a controller',
      anchors: levels(
        ['Pitches before asking.', '“Great. Let me show you how our approval engine works.”'],
        [
          'Finds a problem, but not its cost.',
          '“So approvals are slow. What system are you on today?”',
        ],
        [
          'Follows one problem to its cost.',
          '“You said nine days. What does a late approval cost you?”',
        ],
        [
          'Asks what the problem costs, what waiting costs, and who pays.',
          '“What does a late approval cost you today? If that runs six more months, what is the bill, and who pays it?”',
        ],
      ),
    },
    {
      id: 'business-case',
      name: 'Business case',
      behavior: 'Turns a problem into a figure that finance accepts.',
      from: 'build a case with finance',
      owner: 'VP Sales',
      task: 'Proof test: one sentence for a CFO',
      anchors: levels(
        [
          'Lists features, but gives no figure.',
          '“You get approval rules, reminders and an audit trail.”',
        ],
        ['Gives a figure that is not the buyer’s.', '“Teams of your size save days every month.”'],
        [
          'Builds the figure from the buyer’s numbers.',
          '“1,200 invoices, 10 minutes each: that is 200 hours a month.”',
        ],
        [
          'Uses the buyer’s numbers, and has them checked.',
          '“It rests on 10 minutes an invoice. Could your team time ten of them?”',
        ],
      ),
    },
    {
      id: 'multi-threading',
      name: 'Multi-threading',
      behavior: 'Brings in each person who must agree, for a reason of their own.',
      from: 'four to six stakeholders',
      owner: 'Solutions lead',
      task: 'Interview: a deal with several people',
      anchors: levels(
        ['Stays with one contact.', '“Dana will take it to her CFO for us.”'],
        ['Names others, with no plan to reach them.', '“IT will have a say at some point.”'],
        [
          'Names who must agree, and how to reach each.',
          '“I would ask Dana to bring IT to the second call.”',
        ],
        [
          'Gives each person who must agree a reason to join.',
          '“IT, to see the ERP link. The CFO, for ten minutes on what delay costs.”',
        ],
      ),
    },
    {
      id: 'objection-handling',
      name: 'Objection handling',
      behavior: 'Finds out what an objection means, then answers that.',
      from: '“Our ERP already does this.”',
      owner: 'Hiring manager',
      task: 'Role-play: “Our ERP already does this.”',
      anchors: levels(
        ['Argues, or lists features.', '“Ours does much more than your ERP.”'],
        ['Answers before asking anything.', '“I understand. Many people said that at first.”'],
        [
          'Asks what the objection means before answering.',
          '“What does the ERP do well, and what still goes by email?”',
        ],
        [
          'Asks first, then ties the answer to a cost that the buyer named.',
          '“So the chasing stays, and with it the discount you lost in October.”',
        ],
      ),
    },
    {
      id: 'forecast-honesty',
      name: 'Forecast honesty',
      behavior: 'Reports a deal as the evidence shows it.',
      from: 'Deal cycle: about 75 days',
      owner: 'VP Sales',
      task: 'Proof test: a deal has gone quiet',
      anchors: levels(
        ['Forecasts on hope.', '“They like us, so it stays in commit.”'],
        [
          'Acts on the warning, but keeps the forecast.',
          '“I will write to the CFO. It stays in commit for now.”',
        ],
        [
          'Changes the forecast to fit the evidence.',
          '“Two emails, no reply. I took it out of commit today.”',
        ],
        [
          'Changes the forecast, and finds out what changed.',
          '“It is out of commit, and I called Dana: the CFO wants a second quote.”',
        ],
      ),
    },
  ],
  stages: [
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
      afterMinutes: 10,
      competencies: ['business-case', 'forecast-honesty'],
    },
    {
      id: 'interview',
      name: 'Structured interview 1',
      runBy: 'Solutions lead',
      minutes: 40,
      isLive: true,
      notedMinutes: 40,
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
      notedMinutes: 10,
      afterMinutes: 5,
      competencies: ['discovery-depth', 'objection-handling'],
    },
  ],
  proofTest: {
    questionsEach: 4,
    workMinutes: 15,
    tasks: [
      {
        competency: 'business-case',
        kind: 'Multiple-choice judgment',
        situation:
          'Dana, a controller, told you that her team handles 1,200 invoices a month and spends 10 minutes on each approval. Her CFO will read one sentence from you.',
        inShort: 'The CFO will read one sentence.',
        question: 'Which sentence is best to send?',
        options: [
          {
            letter: 'A',
            text: 'Finance teams of your size save several days a month on approvals.',
            inShort: 'Quote other companies',
            level: 2,
          },
          {
            letter: 'B',
            text: 'By Dana’s count, approvals take 200 hours a month; timing ten would confirm it.',
            inShort: 'Have it checked',
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
    ],
  },
  coachCard: {
    competency: 'multi-threading',
    interviewer: 'Solutions lead',
    prompt: '“I will take it to the CFO myself.”',
    ask: [
      'Tell me about a deal in which several people had to agree.',
      'Who did you reach, how, and why did each one join?',
      'Who did you miss, and how did you find out?',
    ],
    alsoListen: 'Says who was missed, and what it cost.',
    redFlag: 'Stays with one contact, and calls that person the decision maker.',
  },
  candidates: [
    {
      id: 'B-03',
      evidence: {
        'discovery-depth': {
          kind: 'note',
          score: 3,
          time: '03:35',
          quote: '“Nine days is long. What does one late approval cost you?”',
          rationale: 'Reached a cost. Did not ask what waiting costs.',
        },
        'business-case': {
          kind: 'answer',
          letter: 'D',
          others: [3, 4, 2],
          rationale: 'Used the buyer’s numbers on three of four questions.',
        },
        'multi-threading': {
          kind: 'note',
          score: 2,
          time: '29:15',
          quote: '“IT came in late, so I would watch for that next time.”',
          rationale: 'Named IT, with no plan to reach it.',
        },
        'objection-handling': {
          kind: 'note',
          score: 3,
          time: '06:20',
          quote: '“So people still chase signatures. Where does that happen today?”',
          rationale: 'Asked before answering. Named no cost.',
        },
        'forecast-honesty': {
          kind: 'none',
          reason: 'Lost the connection after question 4; interview 2 found no example.',
          next: 'Send questions 5 to 8, then score.',
        },
      },
    },
    {
      id: 'B-05',
      evidence: {
        'discovery-depth': {
          kind: 'note',
          score: 3,
          time: '05:10',
          quote: '“And when one is late, what does that do to your discount?”',
          rationale: 'Reached a cost. Did not ask what waiting costs.',
        },
        'business-case': {
          kind: 'answer',
          letter: 'D',
          others: [3, 4, 3],
          rationale: 'Used the buyer’s numbers. Offered a check once.',
        },
        'multi-threading': {
          kind: 'note',
          score: 3,
          time: '27:50',
          quote:
            '“First I found out who signed. Then I asked for one call with them and one with IT.”',
          rationale: 'Named who must agree and the way to them.',
        },
        'objection-handling': {
          kind: 'note',
          score: 3,
          time: '06:05',
          quote: '“What would it have to do for you to say: that is enough?”',
          rationale: 'Asked what would be enough. Named no cost.',
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
          score: 4,
          time: '04:12',
          quote: '“You lose $4,000 a month. What will waiting until March cost, and who pays?”',
          rationale: 'Asked the cost first; now asks what waiting costs and who pays.',
        },
        'business-case': {
          kind: 'answer',
          letter: 'B',
          others: [4, 3, 4],
          rationale: 'Used the buyer’s numbers, and offered a check in three answers.',
        },
        'multi-threading': {
          kind: 'note',
          score: 4,
          time: '31:40',
          quote:
            '“The controller and IT on one call, because they share the ERP. The CFO for ten minutes, on cost.”',
          rationale: 'Named three parties, and gave each a reason to join.',
        },
        'objection-handling': {
          kind: 'note',
          score: 2,
          time: '06:40',
          quote: '“Fair, many controllers said so at first. Ours sits on top of the ERP.”',
          rationale: 'Answered before asking what the ERP does well.',
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
          score: 2,
          time: '02:50',
          quote: '“So approvals are slow. How many do you have in a month?”',
          rationale: 'Found the problem, then changed the subject.',
        },
        'business-case': {
          kind: 'answer',
          letter: 'D',
          others: [3, 3, 2],
          rationale: 'Used the buyer’s numbers. Offered no check.',
        },
        'multi-threading': {
          kind: 'none',
          reason: 'The interview was cut short.',
          next: 'Ask the question in a ten-minute call.',
        },
        'objection-handling': {
          kind: 'note',
          score: 4,
          time: '06:30',
          quote: '“What still goes by email? So that is where the October discount went.”',
          rationale: 'Asked first, then tied the answer to the lost discount.',
        },
        'forecast-honesty': {
          kind: 'answer',
          letter: 'D',
          others: [3, 3, 3],
          rationale: 'Corrected the forecast each time. Never asked what changed.',
        },
      },
    },
  ],
  required: ['discovery-depth', 'multi-threading', 'forecast-honesty'],
  recommendation: {
    candidate: 'B-07',
    verdict: 'hire, with a plan',
    reasons: [
      'Discovery depth 4, multi-threading 4 and forecast honesty 3: all three meet the rule that the team set.',
      'Business case 4: above the hiring level, and unchanged by the interview.',
      'Objection handling 2: below it, so the senior AE and B-07 rehearse the ERP objection each week until day 60.',
    ],
    inShort:
      'Meets the rule set before the first interview: 3 or more on discovery depth, multi-threading and forecast honesty. So does B-05, with threes; B-07 has two 4s there. Objection handling is at 2, so the senior AE and B-07 rehearse the ERP objection each week until day 60.',
    inBrief: 'Meets the team’s rule. Objection handling needs a plan.',
    openQuestions: [
      'Forecast honesty and business case rest on four test answers each. The second interview changed neither: at 18:25 B-07 again built the case on the buyer’s numbers, and at 31:10 described taking a deal out of commit.',
      'Objection handling: take the ERP objection once more with B-07 before the offer.',
    ],
    decides: 'The hiring manager decides.',
  },
  kpis: [
    {
      day: 30,
      kpi: 'Call notes name the cost of doing nothing',
      competency: 'discovery-depth',
      check: 'Read five call notes.',
    },
    {
      day: 60,
      kpi: 'Asks what the ERP does before answering it',
      competency: 'objection-handling',
      check: 'Sit in on three calls.',
    },
    {
      day: 90,
      kpi: 'Forecast within the agreed range',
      competency: 'forecast-honesty',
      check: 'Compare each “commit” with what closed.',
    },
  ],
} as const satisfies HiringFile;
