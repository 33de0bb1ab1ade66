import type { AnswerRoundProps } from '../sections/AnswerRound/AnswerRound.tsx';
import type { ScoredAnswer } from '../sections/AnswerRound/types.ts';
import { competencyOf } from './hiringFiles/derive.ts';
import type { HiringFile } from './hiringFiles/types.ts';

/** What is written for one answer; competency and anchors come from the example. */
type WrittenAnswer = Pick<ScoredAnswer, 'question' | 'answer' | 'level' | 'reason'>;

/** One answer for each competency, keyed by the ids of role and competency in the example. */
const answers: Readonly<Record<HiringFile['id'], Readonly<Record<string, WrittenAnswer>>>> = {
  ae: {
    'discovery-depth': {
      question: 'A controller says: “Our approvals take nine days.” What do you say?',
      answer:
        '“Nine days is long. When an invoice is late because of that, do you lose the early-payment discount? And how much was that last quarter? Thank you. Then tell me about your approval rules.”',
      level: 3,
      reason:
        'The questions reach a cost in the buyer’s own money, and stop before what waiting costs and who pays for it.',
    },
    'business-case': {
      question: 'Give the CFO your business case in two sentences.',
      answer:
        '“Finance teams of your size get back about three days a month. With 1,200 invoices, you would be at the upper end of that.”',
      level: 2,
      reason:
        'The three days come from other companies; the buyer’s 1,200 invoices are mentioned, but nothing is worked out from them.',
    },
    'multi-threading': {
      question: 'Tell me about a deal in which several people had to agree.',
      answer:
        '“The controller was for it. I asked her to bring the IT lead, so that he could check the ERP link before he had to run it. The CFO joined for ten minutes, to test the cost of delay with his own figures.”',
      level: 4,
      reason:
        'IT and the CFO each have a reason of their own to join, and the route to IT is named.',
    },
    'objection-handling': {
      question: 'The buyer says: “Our ERP already does this.” What do you answer?',
      answer:
        '“Fair point, and I hear it a lot. Most ERPs stop at the posting, so people still approve by email. Is it like that at your company, too?”',
      level: 2,
      reason:
        'There is a question, but it comes after the answer: the objection is explained away first.',
    },
    'forecast-honesty': {
      question: 'A deal in your forecast went quiet. What did you do?',
      answer:
        '“Two emails, no reply, so I took it out of commit the same day and told my manager. I would rather explain a smaller number. I wrote to her again the week after.”',
      level: 3,
      reason: 'The forecast follows the evidence, but the seller does not find out what changed.',
    },
  },
  sdr: {
    'account-research': {
      question: 'You had ten minutes with one company page. What did you note?',
      answer:
        '“They opened a second warehouse in May and are hiring for it. The company is growing fast, so this is a good moment to call.”',
      level: 2,
      reason: 'The warehouse is a fact, but it leads to no question for the buyer.',
    },
    opening: {
      question: 'Open a call with a controller.',
      answer:
        '“Hi Dana, how is your week going? Glad to hear it. I am calling because we help finance teams approve invoices faster, and I would love to show you how.”',
      level: 1,
      reason:
        'It is friendly, but still a greeting followed by a pitch: nothing says why this buyer.',
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
      reason: 'One fact and one request in few words, but no easy way to say no.',
    },
    'using-feedback': {
      question: 'You were advised to ask your question sooner. Open the call again.',
      answer:
        '“That helps a lot, thank you. So: we work with distributors like yours, and many of them lose time on approvals. How do you do it today?”',
      level: 2,
      reason: 'The advice is welcomed, but the question comes as late as before.',
    },
  },
  leader: {
    coaching: {
      question: 'Coach the rep whose call you have just read.',
      answer:
        '“Where did you want to go when she said nine days? I see. Then one thing for the next call: ask what waiting costs before you show anything. You will hear the difference.”',
      level: 3,
      reason: 'A question comes first and there is one point, but no date to practice it.',
    },
    'forecast-judgment': {
      question: 'Nobody who can sign has been on a call for deal 4. What do you do with it?',
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
      reason: 'Two activities stop, but nothing says what that costs the team.',
    },
    'difficult-conversations': {
      question: 'A rep agreed to thirty calls and made eleven. What do you do?',
      answer:
        '“I lead by example. On Monday I sit beside him and make the first calls myself, so that he hears how it sounds. We do the rest of the week together.”',
      level: 1,
      reason: 'It sounds supportive, but it takes the work over and avoids the talk about the gap.',
    },
  },
};

/** The answers of a role to score, each beside its anchors. */
export const scoreRoundsOf = (file: HiringFile) =>
  Object.entries(answers[file.id]).map(([competency, written]) => {
    const { name, anchors } = competencyOf(file, competency);
    return { ...written, id: `${file.id}-${competency}`, competency: name, anchors };
  }) satisfies AnswerRoundProps['rounds'];
