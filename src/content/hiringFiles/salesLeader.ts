import { levels } from './derive.ts';
import type { HiringFile } from './types.ts';

/** The same company hires a first-line sales leader, who sells through others. */
export const salesLeader = {
  id: 'leader',
  path: 'sales-leader',
  role: {
    name: 'Sales leader',
    fullName: 'First-line sales leader',
    product: 'invoice-approval software',
    context: [
      { label: 'Team', value: 'Six account executives, two of them new' },
      { label: 'Forecast', value: 'Monthly, reviewed on Mondays' },
      { label: 'Deal cycle', value: 'About 75 days' },
      { label: 'Hiring', value: 'Two more account executives this year' },
      { label: 'Costly failure', value: 'A manager who takes over each deal' },
    ],
    contextInShort: ['Six account executives', 'Monthly forecast', '75 days'],
    openQuestion: 'Does the leader carry a quota, too?',
  },
  jobDescription: [
    { text: 'You ' },
    { text: 'coach six account executives', marked: true },
    { text: ', ' },
    { text: 'answer for their forecast', marked: true },
    { text: ' and ' },
    { text: 'hire the next two', marked: true },
    { text: '.' },
  ],
  competencies: [
    {
      id: 'coaching',
      name: 'Coaching',
      behavior: 'Asks first, gives one point, agrees on how to practice.',
      from: 'coach six account executives',
      owner: 'VP Sales',
      task: 'Role-play: coach a rep after reading a short call script',
      anchors: levels(
        ['Tells the rep what to say.', '“Next time, tell her about the nine days.”'],
        [
          'Gives several points at once.',
          '“Slow down, ask about cost, and bring the CFO in earlier.”',
        ],
        [
          'Asks first, then gives one point.',
          '“What did you want there? One thing: ask what waiting costs.”',
        ],
        [
          'Asks first, gives one point, and agrees on a date to practice.',
          '“One thing: what waiting costs. Shall we try it on Thursday at nine?”',
        ],
      ),
    },
    {
      id: 'forecast-judgment',
      name: 'Forecast judgment',
      behavior: 'Separates evidence from hope.',
      from: 'answer for their forecast',
      owner: 'Revenue operations lead',
      task: 'Proof test: which deals to leave in the forecast',
      anchors: levels(
        ['Adds up what the reps say.', '“The rep feels good about it, so it stays.”'],
        ['Doubts a deal, and leaves it in.', '“I am not sure about deal 4. It stays for now.”'],
        [
          'Takes a deal out and names the missing evidence.',
          '“Deal 4 is out: nobody who signs has been on a call.”',
        ],
        [
          'Takes a deal out, and says what would bring it back.',
          '“Deal 4 is out until the CFO gives a date in writing.”',
        ],
      ),
    },
    {
      id: 'hiring-to-a-standard',
      name: 'Hiring to a standard',
      behavior: 'Scores against anchors and changes a score on evidence.',
      from: 'hire the next two',
      owner: 'Head of talent',
      task: 'Work task: score one sample answer, then compare',
      anchors: levels(
        ['Scores an impression.', '“I would buy from her: a 4.”'],
        ['Names a level, with no words behind it.', '“It felt like a 3 on discovery.”'],
        [
          'Quotes the words behind the score.',
          '“A 2: she says that approvals are slow, then changes the subject.”',
        ],
        [
          'Quotes the words, and changes a score that they do not support.',
          '“I had a 3. She never asks about cost, so it is a 2.”',
        ],
      ),
    },
    {
      id: 'setting-priorities',
      name: 'Setting priorities',
      behavior: 'Says what the team will stop doing.',
      from: 'Team: Six account executives, two of them new',
      owner: 'VP Sales',
      task: 'Work task: plan a quarter with one rep missing',
      anchors: levels(
        ['Adds work, and stops nothing.', '“We do all of it, and add a webinar.”'],
        ['Stops something, but does not say what it costs.', '“We go to fewer events.”'],
        [
          'Stops two activities and says what that costs.',
          '“No events, and no deals under $10,000. That costs us about four small deals.”',
        ],
        [
          'Stops two activities, says what that costs, and who must agree.',
          '“We drop events and deals under $10,000. Marketing loses four leads a month, so I would ask them first.”',
        ],
      ),
    },
    {
      id: 'difficult-conversations',
      name: 'Difficult conversations',
      behavior: 'States the gap, the fact and the next check.',
      from: 'Costly failure: A manager who takes over each deal',
      owner: 'VP Sales',
      task: 'Role-play: a rep who missed the calls agreed on',
      anchors: levels(
        ['Takes the work over, or avoids the talk.', '“I will run his calls myself this month.”'],
        [
          'Raises the gap with the whole team, and not with the rep.',
          '“We all need to do more calls.”',
        ],
        [
          'Names the fact and sets when to look again.',
          '“Eleven calls, thirty agreed. We look again on Friday.”',
        ],
        [
          'Names the fact, asks for the reason, and sets when to look again.',
          '“Eleven of thirty. What got in the way? We look again on Friday.”',
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
      runBy: 'Revenue operations lead',
      minutes: 15,
      isLive: false,
      afterMinutes: 5,
      competencies: ['forecast-judgment'],
    },
    {
      id: 'work-tasks',
      name: 'Work tasks',
      runBy: 'Head of talent',
      minutes: 35,
      isLive: false,
      afterMinutes: 15,
      competencies: ['hiring-to-a-standard', 'setting-priorities'],
    },
    {
      id: 'interview',
      name: 'Structured interview',
      runBy: 'Head of talent and revenue operations lead',
      minutes: 40,
      isLive: true,
      competencies: [],
      asksAbout: ['forecast-judgment', 'hiring-to-a-standard'],
    },
    {
      id: 'role-play',
      name: 'Role-play: two talks with a rep',
      runBy: 'VP Sales and senior AE',
      minutes: 45,
      isLive: true,
      notedMinutes: 20,
      afterMinutes: 5,
      competencies: ['coaching', 'difficult-conversations'],
    },
  ],
  proofTest: {
    questionsEach: 4,
    workMinutes: 10,
    tasks: [
      {
        competency: 'forecast-judgment',
        kind: 'Situational judgment task',
        situation:
          'A rep has six deals in commit. Deal 4 is the largest: the buyer likes it, and nobody who can sign has been on a call. Your forecast is due today.',
        inShort: 'Nobody who signs has been on a call.',
        question: 'What should you do with deal 4?',
        options: [
          {
            letter: 'A',
            text: 'Leave it in for now, and write “at risk” beside it.',
            inShort: 'Leave it in, at risk',
            level: 2,
          },
          {
            letter: 'B',
            text: 'Take it out: nobody who can sign has been on a call.',
            inShort: 'Take it out, say why',
            level: 3,
          },
          {
            letter: 'C',
            text: 'Leave it in. The rep knows this buyer better than you do.',
            inShort: 'Trust the rep',
            level: 1,
          },
          {
            letter: 'D',
            text: 'Take it out. It comes back once the CFO has given a date in writing.',
            inShort: 'Say what brings it back',
            level: 4,
          },
        ],
      },
    ],
  },
  coachCard: {
    competency: 'hiring-to-a-standard',
    interviewer: 'Head of talent',
    prompt: '“I knew in the first five minutes.”',
    ask: [
      'Tell me about a hire on which you changed your mind.',
      'Which words or which work made you change it?',
      'Which of your scores was wrong, and how did you find out?',
    ],
    alsoListen: 'Names a hire that the first impression got wrong.',
    redFlag: 'Trusts the first impression, and finds the reasons afterward.',
  },
  candidates: [
    {
      id: 'L-01',
      evidence: {
        coaching: {
          kind: 'note',
          score: 2,
          time: '08:15',
          quote: '“Slow down, talk about cost, and get the CFO on the next call.”',
          rationale: 'Gave three points at once. Asked nothing first.',
        },
        'forecast-judgment': {
          kind: 'answer',
          letter: 'D',
          others: [4, 3, 4],
          rationale: 'Said what would bring the deal back in three of the four answers.',
        },
        'hiring-to-a-standard': {
          kind: 'work',
          score: 2,
          part: 'sample answer',
          quote: '“About a 3 on discovery. It sounded right.”',
          rationale: 'Named a level. Quoted nothing.',
        },
        'setting-priorities': {
          kind: 'work',
          score: 3,
          part: 'quarter plan, line 2',
          quote: '“No events and no deals under $10,000. We lose about four of them.”',
          rationale: 'Stopped two activities, with the cost. Named nobody who must agree.',
        },
        'difficult-conversations': {
          kind: 'note',
          score: 3,
          time: '14:20',
          quote: '“You made eleven calls, and thirty were agreed on. Let us look again on Friday.”',
          rationale: 'Named the fact and a date. Did not ask for the reason.',
        },
      },
    },
    {
      id: 'L-03',
      evidence: {
        coaching: {
          kind: 'note',
          score: 4,
          time: '09:30',
          quote:
            '“What did you want from her there? One thing, then: ask what waiting costs. Shall we try it Thursday at nine?”',
          rationale: 'Asked first, gave one point, and set the practice for Thursday at nine.',
        },
        'forecast-judgment': {
          kind: 'answer',
          letter: 'B',
          others: [3, 4, 3],
          rationale: 'Took the deal out in all four answers. Said what would bring it back in one.',
        },
        'hiring-to-a-standard': {
          kind: 'work',
          score: 3,
          part: 'sample answer',
          quote: '“A 2. She says that approvals are slow, then asks about the system.”',
          rationale: 'Quoted the words behind the score.',
        },
        'setting-priorities': {
          kind: 'work',
          score: 2,
          part: 'quarter plan, line 3',
          quote: '“Fewer events this quarter, so that everyone can sell.”',
          rationale: 'Cut events, but did not say what that would cost.',
        },
        'difficult-conversations': {
          kind: 'note',
          score: 4,
          time: '13:50',
          quote: '“Eleven calls, thirty agreed. What happened? … Then show me on Friday at four.”',
          rationale: 'Named the fact, asked for the reason, and set when to look again.',
        },
      },
    },
    {
      id: 'L-06',
      evidence: {
        coaching: {
          kind: 'note',
          score: 3,
          time: '10:05',
          quote: '“How do you think it went? I would change one thing: ask what waiting costs.”',
          rationale: 'Asked first and gave one point. Set no date to practice.',
        },
        'forecast-judgment': {
          kind: 'answer',
          letter: 'A',
          others: [2, 3, 1],
          rationale: 'Doubted the deal and left it in, in two of the four answers.',
        },
        'hiring-to-a-standard': {
          kind: 'none',
          reason: 'The sample answer did not open.',
          next: 'Send it again as plain text, then score.',
        },
        'setting-priorities': {
          kind: 'work',
          score: 4,
          part: 'quarter plan, line 4',
          quote: '“No events, no small deals. Marketing loses four leads: I ask them first.”',
          rationale: 'Said what stops, what it costs, and who must agree.',
        },
        'difficult-conversations': {
          kind: 'note',
          score: 2,
          time: '15:05',
          quote: '“Calls are down across the team, so let us all push a bit more.”',
          rationale: 'Spoke about everyone’s calls. Did not name the rep’s eleven.',
        },
      },
    },
  ],
  required: ['coaching', 'forecast-judgment', 'difficult-conversations'],
  recommendation: {
    candidate: 'L-03',
    verdict: 'hire, with a plan',
    reasons: [
      'Coaching 4, difficult conversations 4 and forecast judgment 3: all three meet the rule that the team set.',
      'Hiring to a standard 3: meets the hiring level.',
      'Setting priorities 2: below it, so the VP Sales and L-03 agree in writing on what stops in the first quarter.',
    ],
    inShort:
      'Meets the team’s rule: 3 or more on coaching, forecast judgment and difficult conversations. Setting priorities is at 2, so the VP Sales and L-03 agree in writing on what stops in the first quarter.',
    inBrief: 'Meets the team’s rule. Setting priorities needs a plan.',
    openQuestions: [
      'Forecast judgment: four test answers. Hiring to a standard: one task. The interview changed neither: at 09:45 L-03 described hiring a rep by scorecard, and at 22:30 taking a deal out of the forecast. Ask a former manager about a quarter that fell short.',
      'Setting priorities: plan one quarter with L-03 before the offer.',
    ],
    decides: 'The VP Sales decides.',
  },
  kpis: [
    {
      day: 30,
      kpi: 'Each rep has one point to practice, with a date',
      competency: 'coaching',
      check: 'Read six coaching notes.',
    },
    {
      day: 60,
      kpi: 'Forecast within the agreed range',
      competency: 'forecast-judgment',
      check: 'Compare each “commit” with what closed.',
    },
    {
      day: 90,
      kpi: 'The dropped work has stopped',
      competency: 'setting-priorities',
      check: 'Read the plan beside the calendar.',
    },
  ],
} as const satisfies HiringFile;
