import type { ArticleData } from '../../sections/Article/types.ts';

/** What a situational judgment test is, with a worked sales item and its scoring key. */
export const whatIsSjtSalesHiring = {
  slug: 'what-is-sjt-sales-hiring',
  title: 'What is an SJT in sales hiring?',
  metaDescription:
    'A situational judgment test shows a candidate a realistic work problem and asks for a choice. How sales teams write one, score it, and know its limits.',
  h1: 'What is a situational judgment test in sales hiring?',
  summary:
    'A situational judgment test, or SJT, describes a work problem and offers several plausible responses. The candidate chooses or rates them, and the answer is compared with a key agreed by people who know the job. In sales it can show how someone weighs a discount, a silent buyer or a bad forecast. This guide defines it, walks through one full item with its key, and explains what it cannot tell you.',
  keyPoints: [
    'An SJT gives everyone the same short work situation and a list of plausible responses. It samples judgment, so it suits choices a rep makes alone, such as which deal to work today.',
    'Decide between "what would you do" and "what should you do" before you write. The first asks about habits and the second about knowledge, and research finds that they measure partly different things.',
    'Write four options that a sensible rep has really chosen. If one of them is silly or openly rude, you are testing whether people can read, and everyone will pass.',
    'Score by expert agreement. Ask five or more people who do or manage the job to rate each option alone, keep the items they agree on, and throw the others away.',
    'Use an SJT beside a structured interview, never instead of one. It is quick and equal for all, but it can be coached, and it puts extra reading on people.',
  ],
  links: [
    '/answers/sales-roleplay-interview-scoring',
    '/answers/anti-cheat-online-interviews',
    '/demo',
  ],
  dateModified: '2026-11-22',
  sections: [
    {
      heading: 'The definition, in plain words',
      paragraphs: [
        'A situational judgment test is a set of short stories from the job. Each story stops at a decision. Below it are several things a person might do next. The candidate picks the best, picks the best and the worst, or rates each one. There is a key, and the key was written before anyone took the test.',
        'It is not a personality quiz, and it is not a trivia test about your product. It is closer to a flight simulator with the sound off: the situation is real enough, but nothing moves when you press the button.',
      ],
    },
    {
      heading: '"Would do" and "should do" are different tests',
      paragraphs: [
        'A meta-analysis by McDaniel, Hartman, Whetzel and Grubb compared the two kinds of instruction [1]. Asking how you would behave ties the answers more closely to personality. Asking how effective each option is ties them more closely to cognitive ability. How well the test lined up with job performance changed little between the two [1].',
        'The same paper found that SJTs add something beyond cognitive ability and the Big Five personality traits, taken alone or together [1]. That is the best argument for using one: it is not simply an ability test with a sales story painted on top.',
        'For hiring we suggest "should do". Everyone applying for a job has a reason to describe their best self, and "what is the most effective next step?" at least asks an honest question. Choose one style and keep it for the whole test.',
      ],
    },
    {
      heading: 'A worked item for a mid-market AE',
      paragraphs: [
        'This item is original. The company in it is invented: it sells invoice-approval software to finance teams at firms with 200 to 1,000 employees.',
        'The situation: "It is Tuesday. Your quarter ends on Friday. Dana, a controller, told you two weeks ago that the CFO was ready to sign. Since then you have sent two emails and had no reply. The deal is worth $28,000 and your forecast says \'commit\'. Which next step is most effective?" Six experienced reps and managers would rate each option alone. The table shows a key they could arrive at.',
      ],
      table: {
        caption: 'Illustrative SJT item: four options and a scoring key',
        columns: ['Option', 'Points', 'Why'],
        rows: [
          [
            'A. Email Dana a 10% discount that expires on Friday.',
            '0',
            'Gives margin away without knowing what the problem is. Many good reps have done it.',
          ],
          [
            'B. Call Dana, ask plainly what changed, and offer to help with the internal paperwork.',
            '2',
            'Finds the real reason first, keeps the contact on your side, and is still in time for Friday.',
          ],
          [
            'C. Write to the CFO directly with a short business case.',
            '1',
            'Reaches the signer but goes around the contact. Better after a call to Dana.',
          ],
          [
            'D. Move the deal to next quarter and work on new pipeline.',
            '1',
            'Honest about the forecast, but gives up before asking one question.',
          ],
        ],
      },
    },
    {
      heading: 'How to write options people really choose',
      paragraphs: [
        'The story is the easy half. Options are where items fail. Collect them from life: ask ten reps what they would do next, and use their words. Then check the set.',
      ],
      list: [
        'Every option is something a decent rep has done. No villains.',
        'Options are about the same length, so the careful one does not give itself away.',
        'No option needs knowledge of your product or your tools.',
        'One option is tempting and wrong. It usually trades trust for speed.',
        'The whole item takes under two minutes to read and answer. Aim for eighth-grade reading.',
      ],
    },
    {
      heading: 'Score by expert agreement',
      paragraphs: [
        'Give the item to at least five people who do the job well or manage it, and let each of them rate the options alone. Keep the item if they broadly agree on the best and the worst. If they split, the situation is missing a fact, or your team has no shared view. Fix the story or drop the item.',
        'Write one line of reasoning for each option and save it with the date. When Candidate B-07 picks option C, the panel can see why it earned 1 point and not 2, and can ask about it in the interview: "You went to the CFO. What would you say to Dana afterward?" That follow-up often teaches you more than the point does.',
        'Let the score open that conversation. Do not set a pass mark that rejects people automatically. If your tool adds SJT points into a hire/no-hire recommendation, that recommendation is advice. People decide.',
      ],
    },
    {
      heading: 'Where it sits next to a structured interview',
      paragraphs: [
        'Use each method for what it can see. An SJT sees choices. A role-play sees delivery. A structured interview sees the past, with follow-up questions. In a secondary summary of a 2022 re-estimate, structured interviews have the highest average correlation with job performance among the common methods listed, at .42 [2]. That is a correlation: it equals about 18% of the variance, so most of what makes someone perform lies elsewhere. We do not quote a figure for SJTs, because we could not trace the one in circulation to a source we could open.',
        "In practice, send six to eight items after the screening call and before the panel. That is about 15 minutes of the candidate's time. Tell them how long it takes, what it is for, and whether notes or AI tools are allowed.",
      ],
    },
    {
      heading: 'Known limits: coaching and reading load',
      paragraphs: [
        'Coaching. Anyone who has read a few sales books can guess that "ask a question first" beats "offer a discount". Rotate items, retire those that leak, and follow up live on one answer.',
        'Reading load. A long story tests reading speed, and that is unfair to people who read in a second language or use a screen reader, unless fast reading is part of the job. Keep stories under 90 words, do not run a clock unless you need one, and offer extra time or another format when someone asks.',
        'Local habits. The key reflects what your experts believe today. If the team has a bad habit, the key will have it too.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'A high SJT score does not prove that someone will do the sensible thing at 5 p.m. on the last day of a quarter. It shows that they can recognize it. The research covers many jobs and many tests. It says nothing about the item above, which has never been studied. Treat a new SJT as a draft until you have compared its scores with how people did after 90 days.',
      ],
    },
  ],
  sources: [
    {
      label:
        'McDaniel, Hartman, Whetzel and Grubb (2007), Situational judgment tests, response instructions, and validity, Personnel Psychology',
      url: 'https://doi.org/10.1111/j.1744-6570.2007.00065.x',
    },
    {
      label:
        'Newman Human Resources, summary of Sackett et al. (2022) (secondary table; site address)',
      url: 'https://newmanhumanresources.com',
    },
  ],
} satisfies ArticleData;
