import { salesDevelopment } from '../hiringFiles/salesDevelopment.ts';
import { scoreSetOf } from './scoreSet.ts';

/** Answers of sales development representatives, one for each competency of the role. */
export const salesDevelopmentSet = scoreSetOf(salesDevelopment, {
  'account-research': {
    question: 'You had ten minutes with one company page. What did you note?',
    answer:
      '“They opened a second warehouse in May and are hiring for it. The company is growing fast, so this is a good moment to call.”',
    level: 2,
    reason: 'The warehouse is a fact, and it leads to no question for the buyer.',
  },
  opening: {
    question: 'Open a call with a controller.',
    answer:
      '“Hi Dana, how is your week going? Glad to hear it. I am calling because we help finance teams approve invoices faster, and I would love to show you how.”',
    level: 1,
    reason:
      'It is friendly, and it is still a greeting followed by a pitch: nothing says why this buyer.',
  },
  qualifying: {
    question: 'Tell me about the last lead that you handed off.',
    answer:
      '“A controller at a distributor. Her audit starts in March, and she wants the approvals on file before that. The meeting is on Tuesday at ten. I could not find out who signs, and I wrote that in the note.”',
    level: 4,
    reason: 'There is a reason and a date, and the open point goes along with the meeting.',
  },
  'written-outreach': {
    question: 'Read us the email that you cut to 60 words.',
    answer:
      '“You opened a second warehouse in May and kept one controller for both. Is it you who approves its invoices? I look forward to your answer.”',
    level: 3,
    reason: 'One fact and one request in few words, and no easy way to say no.',
  },
  'using-feedback': {
    question: 'You were advised to ask your question sooner. Open the call again.',
    answer:
      '“That helps a lot, thank you. So: we work with distributors like yours, and many of them lose time on approvals. How do you do it today?”',
    level: 2,
    reason: 'The advice is welcomed, and the question is as late as it was.',
  },
});
