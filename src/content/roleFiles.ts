/**
 * The other roles that the product covers, each in short. A proof test has a key; a work task and a
 * role-play are scored by people.
 */
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
        test: 'Work task: ten minutes, one company page, three lines of notes',
        bar: 'Names a fact and the question it leads to.',
      },
      {
        name: 'Opening',
        behavior: 'Earns a second minute by being relevant.',
        test: 'Role-play: a two-minute opening, with two buyers',
        bar: 'Says why this buyer, then asks one question.',
      },
      {
        name: 'Qualifying',
        behavior: 'Asks who, why now and what else, then stops.',
        test: 'Proof test: which of four leads to pass on',
        bar: 'Chooses the lead with a person, a reason and a date.',
      },
      {
        name: 'Written outreach',
        behavior: 'Writes short, specific messages with one request.',
        test: 'Work task: cut a 120-word email to 60 words',
        bar: 'One fact, one request, 60 words.',
      },
      {
        name: 'Using feedback',
        behavior: 'Changes the next attempt after one comment.',
        test: 'Role-play: the opening again, after one piece of advice',
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
        behavior: 'Asks first, gives one point, agrees on how to practice.',
        test: 'Role-play: coach a rep after reading a short call script',
        bar: 'One point, agreed with the rep, with a date to practice.',
      },
      {
        name: 'Forecast judgment',
        behavior: 'Separates evidence from hope.',
        test: 'Work task: grade six invented deals and explain two',
        bar: 'Moves a deal out of the forecast and names the missing evidence.',
      },
      {
        name: 'Hiring to a standard',
        behavior: 'Scores against anchors and changes a score on evidence.',
        test: 'Work task: score one sample answer, then compare',
        bar: 'Quotes the words behind the score.',
      },
      {
        name: 'Setting priorities',
        behavior: 'Says what the team will stop doing.',
        test: 'Work task: plan a quarter with one rep missing',
        bar: 'Stops two activities and says what that costs.',
      },
      {
        name: 'Difficult conversations',
        behavior: 'States the gap, the fact and the next check.',
        test: 'Proof test: what to do about missed activity',
        bar: 'Chooses the step that names the fact and sets when to look again.',
      },
    ],
  },
] as const;
