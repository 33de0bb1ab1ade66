import { accountExecutive } from '../hiringFiles/accountExecutive.ts';
import { scoreSetOf } from './scoreSet.ts';

/** Answers of account executives, one for each competency of the role. */
export const accountExecutiveSet = scoreSetOf(accountExecutive, {
  'discovery-depth': {
    question: 'A controller says: “Our approvals take nine days.” What do you say?',
    answer:
      '“Nine days is long. When an invoice is late because of that, do you lose the early-payment discount? And how much was that last quarter? Good. Then tell me about your approval rules.”',
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
      'The three days come from other companies; the buyer’s 1,200 invoices are mentioned, and nothing is worked out from them.',
  },
  'multi-threading': {
    question: 'Tell me about a deal in which several people had to agree.',
    answer:
      '“The controller was for it. I asked her to bring the IT lead, so that he could check the ERP link before he had to run it. The CFO joined for ten minutes, to test the cost of delay with his own figures.”',
    level: 4,
    reason: 'IT and the CFO each join for a reason of their own, and the way to them is named.',
  },
  'objection-handling': {
    question: 'The buyer says: “Our ERP already does this.” What do you answer?',
    answer:
      '“Fair point, and I hear it a lot. Most ERPs stop at the posting, so people still approve by email. Is it like that at your company, too?”',
    level: 2,
    reason:
      'There is a question, and it comes after the answer: the objection is explained away first.',
  },
  'forecast-honesty': {
    question: 'A deal in your forecast went quiet. What did you do?',
    answer:
      '“Two emails, no reply, so I took it out of commit the same day and told my manager. I would rather explain a smaller number. I wrote to her again the week after.”',
    level: 3,
    reason: 'The forecast follows the evidence, and nobody finds out what changed.',
  },
});
