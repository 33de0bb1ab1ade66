import { type CompetencyId, competencyIds } from '../reader/types.ts';

/** A competency as the scorecard prints it, in words that fit any product. */
export interface ReadCompetency {
  readonly id: CompetencyId;
  readonly name: string;
  /** What to watch for, in one sentence with a verb. */
  readonly behavior: string;
  /** What a candidate does at each level, lowest first. */
  readonly anchors: readonly string[];
  readonly question: string;
  /** The kind of stage that shows it best. */
  readonly shownIn: 'role-play' | 'task' | 'interview';
}

/** One line each: kind of stage that shows it best, name, what to watch for, question, four levels. */
const texts: Readonly<Record<CompetencyId, string>> = {
  'discovery-depth': `role-play
    Discovery depth
    Finds out what the problem costs before offering anything.
    I am a buyer, and I say: “It takes us too long.” What are your next three questions?
    Pitches before asking anything.
    Asks what the buyer wants.
    Asks what causes the problem and what it costs.
    The same, and sums it up in words the buyer confirms.`,
  'business-case': `task
    Business case
    Shows what the purchase is worth, in the buyer’s own numbers.
    Take me through a figure from your last proposal. Where did each number come from?
    Lists features.
    Names a saving without a source.
    Works out the value from the buyer’s figures.
    The same, and says what would make the figure wrong.`,
  'multi-threading': `task
    Multi-threading
    Wins over each person who has a say.
    Who had to agree in your last large deal, and what did each of them want?
    Relies on one contact.
    Knows who else has a say, and has not met them.
    Meets those who decide, and knows what each wants.
    The same, and gets them to agree with each other.`,
  'objection-handling': `role-play
    Objection handling
    Finds out what is behind an objection, then answers it.
    I say: “We already have something for this.” What do you answer?
    Argues, or gives up.
    Answers with a rehearsed line.
    Asks what is behind the objection, then answers that.
    The same, and checks that it is settled.`,
  'forecast-honesty': `interview
    Forecast honesty
    Says early which deals will not close.
    Tell me about a deal that you took out of the forecast. Why, and when?
    Forecasts what the boss hopes to hear.
    Goes by gut feeling.
    Gives a fact for each deal in the forecast.
    The same, and takes a deal out before anyone asks.`,
  'outbound-prospecting': `role-play
    Outbound prospecting
    Starts conversations with people who did not ask for one.
    Who was the last stranger you got a meeting with? Why that person, and why then?
    Waits for leads.
    Sends everybody the same message.
    Picks people for a reason, and opens with that reason.
    The same, and changes what does not work.`,
  qualification: `role-play
    Qualification
    Finds out early whether there is a deal.
    Tell me about a promising lead that you let go. What did you find out?
    Takes every lead.
    Asks about the budget alone.
    Checks need, decision makers, budget and date.
    The same, and lets a bad fit go.`,
  'negotiation-and-closing': `role-play
    Negotiation and closing
    Gets something for every concession, and leaves with a date.
    Tell me about your last discount. Who asked, and what did you get for it?
    Lowers the price when asked.
    Holds the price, and offers no next step.
    Trades each concession for something in return.
    The same, and agrees on who does what by when.`,
  'account-planning': `task
    Account planning
    Says what to do next in an account, and what to leave.
    You get fifty accounts and one week. Which ten do you choose, and why?
    Lists accounts by name or size.
    Ranks accounts by gut feeling.
    Picks accounts by a fact, with a next step for each.
    The same, and says what to leave.`,
  'product-demonstration': `role-play
    Product demonstration
    Shows only what solves this buyer’s problem.
    What did you leave out of your last demo, and why?
    Shows every feature in turn.
    Shows what most buyers like.
    Shows what solves the problem that the buyer named.
    The same, and has the buyer try it.`,
  'pipeline-discipline': `interview
    Pipeline discipline
    Keeps a next step and a date for each deal.
    Which of your open deals should not be open, and why is it still there?
    Keeps deals in their head.
    Updates the CRM when told to.
    Keeps a next step and a date for each deal.
    The same, and spots a thin quarter early.`,
  coaching: `interview
    Coaching
    Helps a rep do better on the next call.
    Tell me about a rep who got better because of you. What did you do?
    Takes the deal over.
    Says what was good and bad.
    Asks what the rep saw, and agrees on one thing to change.
    The same, and comes back to see whether it changed.`,
};

/** The twelve competencies of sales roles. */
export const readCompetencies: readonly ReadCompetency[] = competencyIds.map((id) => {
  const lines = texts[id].split('\n').map((line) => line.trim());
  const [shownIn, name = '', behavior = '', question = '', ...anchors] = lines;
  return { id, name, behavior, question, anchors, shownIn: shownIn as ReadCompetency['shownIn'] };
});
