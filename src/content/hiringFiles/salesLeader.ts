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
      task: 'Work task: grade six invented deals and explain two',
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
          'Quotes the words, and changes the score when they ask for it.',
          '“I had a 3. She asks about no cost, so it is a 2.”',
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
        ['Stops something, without its cost.', '“We go to fewer events.”'],
        [
          'Stops two activities and says what that costs.',
          '“No events, no deals under $10,000: about four small deals fewer.”',
        ],
        [
          'Stops two activities, says what that costs, and who must agree.',
          '“Marketing loses four leads a month. I would ask them first.”',
        ],
      ),
    },
    {
      id: 'difficult-conversations',
      name: 'Difficult conversations',
      behavior: 'States the gap, the fact and the next check.',
      from: 'Costly failure: A manager who takes over each deal',
      owner: 'Head of talent',
      task: 'Proof test: what to do about missed activity',
      anchors: levels(
        ['Takes the work over, or avoids the talk.', '“I will run his calls myself this month.”'],
        ['Speaks about the gap to everyone.', '“We all need to do more calls.”'],
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
      runBy: 'Head of talent',
      minutes: 15,
      isLive: false,
      afterMinutes: 5,
      competencies: ['difficult-conversations'],
    },
    {
      id: 'work-tasks',
      name: 'Work tasks',
      runBy: 'Revenue operations lead',
      minutes: 45,
      isLive: false,
      afterMinutes: 20,
      competencies: ['forecast-judgment', 'hiring-to-a-standard', 'setting-priorities'],
    },
    {
      id: 'interview',
      name: 'Structured interview',
      runBy: 'Head of talent and revenue operations lead',
      minutes: 40,
      isLive: true,
      competencies: [],
      asksAbout: ['difficult-conversations', 'forecast-judgment', 'hiring-to-a-standard'],
    },
    {
      id: 'role-play',
      name: 'Role-play: coach a rep',
      runBy: 'VP Sales and senior AE',
      minutes: 35,
      isLive: true,
      noted: 15,
      afterMinutes: 5,
      competencies: ['coaching'],
    },
  ],
  proofTest: {
    questionsEach: 4,
    workMinutes: 10,
    tasks: [
      {
        competency: 'difficult-conversations',
        kind: 'Situational judgment task',
        situation:
          'A rep agreed to thirty calls last week and made eleven. The forecast meeting is tomorrow, and the rep’s largest deal is in it.',
        inShort: 'Eleven calls of thirty.',
        question: 'Which step do you take today?',
        options: [
          {
            letter: 'A',
            text: 'Say in the team meeting that everyone needs to make more calls.',
            inShort: 'Tell the whole team',
            level: 2,
          },
          {
            letter: 'B',
            text: 'Tell the rep: eleven calls, thirty agreed. Look again together on Friday.',
            inShort: 'Name the fact, set Friday',
            level: 3,
          },
          {
            letter: 'C',
            text: 'Name the eleven and the thirty, ask what got in the way, and set Friday.',
            inShort: 'Ask what got in the way',
            level: 4,
          },
          {
            letter: 'D',
            text: 'Run the rep’s calls yourself until the quarter is safe.',
            inShort: 'Run the calls yourself',
            level: 1,
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
          kind: 'work',
          score: 4,
          part: 'deal 4',
          quote: '“Out, until the CFO puts a date in writing. Then it comes back.”',
          rationale: 'Took it out, and said what would bring it back.',
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
          kind: 'answer',
          letter: 'B',
          others: [3, 4, 2],
          rationale: 'Named the fact and a date. Asked for the reason once.',
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
            '“What did you want from her there? Then one thing. Shall we try it Thursday at nine?”',
          rationale: 'Asked first, gave one point, and agreed on a date to practice.',
        },
        'forecast-judgment': {
          kind: 'work',
          score: 3,
          part: 'deal 4',
          quote: '“Out of the forecast: nobody who can sign has been on a call.”',
          rationale: 'Named the missing evidence. Did not say what would bring it back.',
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
          rationale: 'Stopped something. Did not say what it costs.',
        },
        'difficult-conversations': {
          kind: 'answer',
          letter: 'C',
          others: [4, 3, 4],
          rationale: 'Asked what got in the way in three of the four answers.',
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
          kind: 'work',
          score: 2,
          part: 'deal 4',
          quote: '“I have doubts about this one. I left it in for now.”',
          rationale: 'Doubted the deal, and left it in.',
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
          kind: 'answer',
          letter: 'A',
          others: [2, 3, 1],
          rationale: 'Spoke to the team in place of the rep in two of the four answers.',
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
      'Hiring to a standard 3: at the level to hire at.',
      'Setting priorities 2: below it, so the VP Sales and L-03 agree in writing on what stops in the first quarter.',
    ],
    inShort:
      'Meets the team’s rule: 3 or more on coaching, forecast judgment and difficult conversations. Setting priorities is at 2, so the VP Sales and L-03 agree in writing on what stops in the first quarter.',
    inBrief: 'Meets the team’s rule. Setting priorities needs a plan.',
    openQuestions: [
      'Difficult conversations rests on four test answers; the interview left them as they were. Ask a former report.',
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
      kpi: 'What was to stop has stopped',
      competency: 'setting-priorities',
      check: 'Read the plan beside the calendar.',
    },
  ],
} as const satisfies HiringFile;
