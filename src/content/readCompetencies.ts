import type { CompetencyId } from '../reader/types.ts';

/** A competency as the scorecard prints it, in words that fit what anybody sells. */
export interface ReadCompetency {
  readonly id: CompetencyId;
  readonly name: string;
  /** What to watch for, in one sentence with a verb. */
  readonly behavior: string;
  /** What a candidate does at each level, lowest first. */
  readonly anchors: readonly [string, string, string, string];
  readonly question: string;
  /** What shows it best. */
  readonly shownIn: 'role-play' | 'task' | 'interview';
}

/** The twelve competencies of sales roles. */
export const readCompetencies: readonly ReadCompetency[] = [
  {
    id: 'discovery-depth',
    name: 'Discovery depth',
    behavior: 'Finds out what the problem costs before offering anything.',
    anchors: [
      'Presents without asking.',
      'Asks what the buyer wants.',
      'Asks what causes the problem and what it costs.',
      'The same, and sums it up so that the buyer agrees.',
    ],
    question:
      'I am a buyer, and I say: “It takes us too long.” What are your next three questions?',
    shownIn: 'role-play',
  },
  {
    id: 'business-case',
    name: 'Business case',
    behavior: 'Shows what the purchase is worth, in the buyer’s own numbers.',
    anchors: [
      'Lists features.',
      'Names a saving without a source.',
      'Works out the value from the buyer’s figures.',
      'The same, and says what would make the figure wrong.',
    ],
    question:
      'Take me through the last figure in one of your offers. Where did each number come from?',
    shownIn: 'task',
  },
  {
    id: 'multi-threading',
    name: 'Multi-threading',
    behavior: 'Wins over each person who has a say.',
    anchors: [
      'Relies on one contact.',
      'Knows who else has a say, and has not met them.',
      'Meets those who decide, and knows what each wants.',
      'The same, and gets them to agree with each other.',
    ],
    question: 'Who had to agree in your last large deal, and what did each of them want?',
    shownIn: 'task',
  },
  {
    id: 'objection-handling',
    name: 'Objection handling',
    behavior: 'Finds out what is behind a doubt, then answers it.',
    anchors: [
      'Argues, or gives up.',
      'Answers with a prepared sentence.',
      'Asks what is behind the doubt, then answers that.',
      'The same, and checks that the doubt is gone.',
    ],
    question: 'I say: “We already have something for this.” What do you answer?',
    shownIn: 'role-play',
  },
  {
    id: 'forecast-honesty',
    name: 'Forecast honesty',
    behavior: 'Says early which deals will not come.',
    anchors: [
      'Forecasts what others hope for.',
      'Goes by a feeling.',
      'Gives a fact for each deal in the forecast.',
      'The same, and takes a deal out before anyone asks.',
    ],
    question: 'Tell me about a deal that you took out of the forecast. Why, and when?',
    shownIn: 'interview',
  },
  {
    id: 'outbound-prospecting',
    name: 'Outbound prospecting',
    behavior: 'Starts conversations with people who did not ask for one.',
    anchors: [
      'Waits for leads.',
      'Sends everybody the same message.',
      'Picks people for a reason, and opens with it.',
      'The same, and changes what does not work.',
    ],
    question: 'Whom did you last reach who did not know you? Why that person, and why then?',
    shownIn: 'role-play',
  },
  {
    id: 'qualification',
    name: 'Qualification',
    behavior: 'Finds out early whether a sale is possible.',
    anchors: [
      'Takes every lead.',
      'Asks about the budget alone.',
      'Checks the need, who decides, the money and the date.',
      'The same, and lets go of what does not fit.',
    ],
    question: 'Tell me about a lead that looked good and that you let go. What did you find out?',
    shownIn: 'role-play',
  },
  {
    id: 'negotiation-and-closing',
    name: 'Negotiation and closing',
    behavior: 'Gives something only for something, and ends with a date.',
    anchors: [
      'Lowers the price when asked.',
      'Holds the price, and offers no next step.',
      'Gives something only for something in return.',
      'The same, and agrees on who does what by when.',
    ],
    question: 'Tell me about your last discount. Who asked, and what did you get for it?',
    shownIn: 'role-play',
  },
  {
    id: 'account-planning',
    name: 'Account planning',
    behavior: 'Says what to do next in an account, and what to leave.',
    anchors: [
      'Lists accounts by name or size.',
      'Ranks accounts by a feeling.',
      'Picks accounts by a fact, with a next step for each.',
      'The same, and says what to leave.',
    ],
    question: 'You get fifty accounts and one week. Which ten do you choose, and why?',
    shownIn: 'task',
  },
  {
    id: 'product-demonstration',
    name: 'Product demonstration',
    behavior: 'Shows only what solves this buyer’s problem.',
    anchors: [
      'Shows everything in turn.',
      'Shows what most buyers like.',
      'Shows what solves the problem that the buyer named.',
      'The same, and lets the buyer try it.',
    ],
    question: 'What did you leave out of the last product you showed, and why?',
    shownIn: 'role-play',
  },
  {
    id: 'pipeline-discipline',
    name: 'Pipeline discipline',
    behavior: 'Keeps a next step and a date for each deal.',
    anchors: [
      'Keeps deals in the head.',
      'Writes deals down when asked to.',
      'Keeps a next step and a date for each deal.',
      'The same, and sees early where too little is coming.',
    ],
    question: 'Which of your open deals should not be open, and why is it still there?',
    shownIn: 'interview',
  },
  {
    id: 'coaching',
    name: 'Coaching',
    behavior: 'Helps a seller do better on the next call.',
    anchors: [
      'Takes the deal over.',
      'Says what was good or bad.',
      'Asks what the seller saw, and agrees on one thing to change.',
      'The same, and comes back to see whether it changed.',
    ],
    question: 'Tell me about a seller who got better through you. What did you do?',
    shownIn: 'interview',
  },
];
