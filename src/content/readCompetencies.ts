import type { CompetencyId } from '../reader/types.ts';
import { accountExecutive } from './hiringFiles/accountExecutive.ts';
import { competencyOf, levels } from './hiringFiles/derive.ts';
import { salesDevelopment } from './hiringFiles/salesDevelopment.ts';
import { salesLeader } from './hiringFiles/salesLeader.ts';
import type { Anchors, HiringFile } from './hiringFiles/types.ts';

/** A competency as the scorecard prints it. */
export interface ReadCompetency {
  readonly id: CompetencyId;
  readonly name: string;
  /** What to watch for, in one sentence with a verb. */
  readonly behavior: string;
  /** What a job description asks for where it names this, to end 'The text asks for …'. */
  readonly asks: string;
  /** Four levels, lowest first. */
  readonly anchors: Anchors;
  readonly questions: readonly [string, string];
}

/** What an example has written down of a competency already. */
const written = (file: HiringFile, id: string): Pick<ReadCompetency, 'behavior' | 'anchors'> => {
  const { behavior, anchors } = competencyOf(file, id);
  return { behavior, anchors };
};

/** The twelve competencies of sales roles, each with levels and questions. */
export const readCompetencies: readonly ReadCompetency[] = [
  {
    id: 'discovery-depth',
    name: 'Discovery depth',
    ...written(accountExecutive, 'discovery-depth'),
    asks: 'someone who finds out what a problem costs before selling',
    questions: [
      'Tell me about a first call that changed what you thought the deal was about. What did you ask?',
      'I am a buyer, and I say: “Our process is slow.” What are your next three questions?',
    ],
  },
  {
    id: 'business-case',
    name: 'Business case',
    ...written(accountExecutive, 'business-case'),
    asks: 'a figure that the buyer’s own finance team accepts',
    questions: [
      'Take me through the last figure you put in a proposal. Where did each number come from?',
      'The CFO gives you one minute: why should we pay for this now?',
    ],
  },
  {
    id: 'multi-threading',
    name: 'Multi-threading',
    ...written(accountExecutive, 'multi-threading'),
    asks: 'deals that several people must agree to',
    questions: [
      'Name the people who had to agree in your last large deal. What did each of them want?',
      'Your one contact goes quiet before the contract is signed. What do you do this week?',
    ],
  },
  {
    id: 'objection-handling',
    name: 'Objection handling',
    ...written(accountExecutive, 'objection-handling'),
    asks: 'someone who answers doubts without arguing',
    questions: [
      'Which objection did you hear most in your last job? What did you say to it, word for word?',
      'I say: “We already have something for this.” What do you answer?',
    ],
  },
  {
    id: 'forecast-honesty',
    name: 'Forecast honesty',
    ...written(accountExecutive, 'forecast-honesty'),
    asks: 'a forecast that others can rely on',
    questions: [
      'Tell me about a deal that you took out of the forecast. What made you do it, and when?',
      'A deal in your commit has had no reply for two weeks. What do you tell your manager?',
    ],
  },
  {
    id: 'outbound-prospecting',
    name: 'Outbound prospecting',
    ...written(salesDevelopment, 'opening'),
    asks: 'someone who opens conversations with strangers',
    questions: [
      'Show me the last message that got an answer from a stranger. Why that person, and why then?',
      'Here is a company page. You have two minutes: whom do you call, and what is your first sentence?',
    ],
  },
  {
    id: 'qualification',
    name: 'Qualification',
    ...written(salesDevelopment, 'qualifying'),
    asks: 'someone who finds out early which deals are real',
    questions: [
      'Tell me about a lead that looked good, and that you let go. What did you find out?',
      'A lead says: “Yes, let’s talk.” What do you need to know before you book the meeting?',
    ],
  },
  {
    id: 'negotiation-and-closing',
    name: 'Negotiation and closing',
    behavior: 'Gives something only for something, and ends with a date.',
    asks: 'someone who agrees on terms and gets the signature',
    anchors: levels(
      ['Lowers the price when asked.', '“I can take ten percent off if that helps.”'],
      [
        'Holds the price, but offers no next step.',
        '“That is our price. Let me know what you decide.”',
      ],
      [
        'Gives something only for something in return.',
        '“At two years, I can do that price. Would two years work for you?”',
      ],
      [
        'Trades, and agrees on who does what by when, up to the signature.',
        '“Two years at that price. Legal on Tuesday, your CFO on Thursday?”',
      ],
    ),
    questions: [
      'Tell me about your last discount. Who asked, and what did you get for it?',
      'I say: “Take twenty percent off and we sign today.” What do you answer?',
    ],
  },
  {
    id: 'account-planning',
    name: 'Account planning',
    behavior: 'Says what to do next in an account, for whom, and what to leave.',
    asks: 'a plan for accounts or a territory',
    anchors: levels(
      ['Lists accounts by name or size.', '“These are my forty accounts, largest first.”'],
      [
        'Ranks accounts, without a reason that could be checked.',
        '“These ten feel the most likely.”',
      ],
      [
        'Picks accounts by a fact, and names the next step in each.',
        '“Three of them open a site this year. I call their controllers first.”',
      ],
      [
        'The same, and says what to leave and what would change the plan.',
        '“I leave the schools until their budget in May. A new CFO would move one up.”',
      ],
    ),
    questions: [
      'Take one account of yours. Who is in it, what do they need next, and how do you know?',
      'You get fifty accounts and one week. Which ten do you choose, and what do you leave?',
    ],
  },
  {
    id: 'product-demonstration',
    name: 'Product demonstration',
    behavior: 'Shows only what solves this buyer’s problem.',
    asks: 'demonstrations of the product',
    anchors: levels(
      ['Shows each screen in turn.', '“And over here are the settings.”'],
      ['Shows what most buyers like.', '“This is the report that customers usually ask for.”'],
      [
        'Shows the few steps that solve the problem that the buyer named.',
        '“You said that approvals wait for one person. This is what she would see.”',
      ],
      [
        'The same, lets the buyer try it, and checks whether it solved the problem.',
        '“Approve this one yourself. Would that have saved the nine days?”',
      ],
    ),
    questions: [
      'What did you leave out of your last demonstration, and why?',
      'You have ten minutes to show me a product you know. First ask me what you need.',
    ],
  },
  {
    id: 'pipeline-discipline',
    name: 'Pipeline discipline',
    behavior: 'Keeps each deal with a next step, a date and the truth.',
    asks: 'a clean pipeline, in which each deal has a next step',
    anchors: levels(
      ['Keeps deals in the head.', '“I know where all of them are.”'],
      ['Writes deals down when asked to.', '“I update the system before our Monday call.”'],
      [
        'Keeps a next step and a date for each deal.',
        '“Each open deal has a meeting in the calendar, or I close it.”',
      ],
      [
        'The same, and sees early where the pipeline is too thin.',
        '“For March I miss two first meetings, so I call on Tuesdays and Thursdays.”',
      ],
    ),
    questions: [
      'Open your pipeline in your mind: which deal should not be in it, and why is it still there?',
      'It is the first day of the quarter. What do you look at first, and what do you do about it?',
    ],
  },
  {
    id: 'coaching',
    name: 'Coaching',
    ...written(salesLeader, 'coaching'),
    asks: 'someone who makes other sellers better',
    questions: [
      'Tell me about a rep who got better through you. What did you do, and how did you see it?',
      'A rep talks for most of a call. You have ten minutes with that rep. What do you say first?',
    ],
  },
];
