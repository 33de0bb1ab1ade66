/** The other roles that the product covers, each as a hiring file in short. */
export const roleFiles = [
  {
    id: 'sdr',
    name: 'SDR and BDR',
    context:
      'Sales development reps and business development reps start conversations with finance teams, mostly outbound. The costly failure is a calendar of meetings that should not have been booked.',
    competencies: [
      {
        name: 'Account research',
        behavior: 'Finds one fact that matters to this buyer.',
        test: 'Ten minutes, one company page, three lines of notes',
        bar: 'Names a fact and the question it leads to.',
      },
      {
        name: 'Opening',
        behavior: 'Earns a second minute by being relevant.',
        test: 'Two-minute call opening, with two buyers',
        bar: 'Says why this buyer, then asks one question.',
      },
      {
        name: 'Qualifying',
        behavior: 'Asks who, why now and what else, then stops.',
        test: 'Situational task: which of four leads to pass on',
        bar: 'Passes on one lead and says what is missing in the others.',
      },
      {
        name: 'Written outreach',
        behavior: 'Writes short, specific messages with one request.',
        test: 'Cut a 120-word email to 60 words',
        bar: 'One fact, one request, 60 words.',
      },
      {
        name: 'Using feedback',
        behavior: 'Changes the next attempt after one comment.',
        test: 'Repeat the opening after one piece of advice',
        bar: 'The second opening contains the advice.',
      },
    ],
  },
  {
    id: 'leader',
    name: 'first-line sales leader',
    context:
      'Leads six account executives and owns their forecast. The costly failure is a manager who takes over each deal.',
    competencies: [
      {
        name: 'Coaching',
        behavior: 'Asks first, gives one point, agrees on practice.',
        test: 'Coach a rep after reading a short call script',
        bar: 'One point, agreed with the rep, with a date to practice.',
      },
      {
        name: 'Forecast judgment',
        behavior: 'Separates evidence from hope.',
        test: 'Grade six invented deals and explain two',
        bar: 'Moves a deal out of the forecast and names the missing evidence.',
      },
      {
        name: 'Hiring to a standard',
        behavior: 'Scores against anchors and changes a score on evidence.',
        test: 'Score one sample answer, then compare',
        bar: 'Quotes the words behind the score.',
      },
      {
        name: 'Setting priorities',
        behavior: 'Says what the team will stop doing.',
        test: 'Plan a quarter with one rep missing',
        bar: 'Stops two activities and says what that costs.',
      },
      {
        name: 'Difficult conversations',
        behavior: 'States the gap, the fact and the next check.',
        test: 'Situational task on missed activity',
        bar: 'Names the fact and agrees when to look again.',
      },
    ],
  },
] as const;
