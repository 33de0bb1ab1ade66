import { salesLeader } from '../hiringFiles/salesLeader.ts';
import { scoreSetOf } from './scoreSet.ts';

/** Answers of sales leaders, one for each competency of the role. */
export const salesLeaderSet = scoreSetOf(salesLeader, {
  coaching: {
    question: 'Coach the rep whose call you have just read.',
    answer:
      '“Where did you want to go when she said nine days? I see. Then one thing for the next call: ask what waiting costs before you show anything. You will hear the difference.”',
    level: 3,
    reason: 'A question comes first and there is one point, and no date on which to practice it.',
  },
  'forecast-judgment': {
    question: 'Explain what you did with deal 4.',
    answer:
      '“It is out. Nobody who can sign has been on a call. One meeting with the CFO, with a day for the decision, and I put it back.”',
    level: 4,
    reason: 'The missing evidence is named, and so is what would bring the deal back.',
  },
  'hiring-to-a-standard': {
    question: 'Score the sample answer on discovery, and say why.',
    answer:
      '“A 2. Her words are: ‘So approvals are slow.’ Right after that she asks which system they use. The cost does not come up.”',
    level: 3,
    reason: 'The words behind the score are quoted; no first score is changed because of them.',
  },
  'setting-priorities': {
    question: 'One rep is missing this quarter. What changes in your plan?',
    answer:
      '“We focus. The events go, and we say no to the small deals. That leaves the team time for the accounts that matter.”',
    level: 2,
    reason: 'Two activities stop, and nothing says what the team loses by that.',
  },
  'difficult-conversations': {
    question: 'A rep agreed to thirty calls and made eleven. What do you do?',
    answer:
      '“I lead by example. On Monday I sit beside him and make the first calls myself, so that he hears how it sounds. We do the rest of the week together.”',
    level: 1,
    reason: 'It sounds supportive, and it takes over the work in place of the talk about the gap.',
  },
});
