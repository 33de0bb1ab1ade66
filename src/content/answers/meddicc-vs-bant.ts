import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { sources } from '../sources.ts';

/** What each letter of MEDDICC and BANT can reveal in a sales interview. */
export const meddiccVsBant = {
  slug: 'meddicc-vs-bant',
  kind: 'Comparison and interview questions',
  title: 'MEDDICC vs BANT in sales interviews',
  metaDescription:
    'MEDDICC or BANT? See the letters side by side, one interview question for each, the red flag to listen for, and which one fits your deal size and motion.',
  h1: 'MEDDICC vs BANT: what each one shows in a sales interview',
  summary:
    'Ask BANT questions for short deals with one buyer, and MEDDICC questions for deals where several people must agree. With either, ask which letter was missing in a deal that the candidate lost: the answer shows more than the acronym does.',
  keyPoints: [
    'BANT asks four quick questions: budget, authority, need and timeline. It suits short cycles with one buyer, where the rep must decide in a single call whether to go on.',
    'MEDDICC asks seven slower ones: metrics, economic buyer, decision criteria, decision process, identify pain, champion and competition. It suits deals with several stakeholders, where no single call can answer them all.',
    'Ask about one real deal, letter by letter. "Who was the economic buyer in your last loss?" shows more than "Do you know MEDDICC?", which only shows that someone read a page.',
    'The red flag is reciting letters without a lost deal. A candidate who knows every term but cannot say which one was missing when a deal died has memorized the terms.',
    'Match the checklist to your motion and contract value before you interview. Testing for champion-building in a role that closes owners on the second call will reject the right people.',
  ],
  links: [
    '/answers/saas-ae-interview-process',
    '/answers/sales-competency-rubric',
    '/samples/evidence-pack',
    '/how-it-works',
    '/answers/ai-hiring-laws',
  ],
  dateModified: '2026-11-26',
  closing: {
    heading: 'Ask what your own deals need',
    text: 'Tell the product how you sell. It drafts the competencies and the interview questions that fit.',
  },
  artifact: articleArtifacts.qualification,
  sections: [
    {
      heading: 'Where the two checklists come from',
      paragraphs: [
        "MEDDIC was written down in 1996 at PTC, a software company, by Dick Dunkel, who worked under John McMahon and alongside Jack Napoli [1]. A participant describes it as McMahon's way of selling put into letters, first written on a whiteboard by Dunkel [2]. It began with six letters. The second C, for competition, and the P, for paper process, came later [1]. That is why you will also meet MEDDIC and MEDDPICC.",
        'BANT is older and its record is thinner. It is attributed to IBM in the mid-20th century. Secondary sources do not agree on the decade: one gives the 1950s [3], another the 1960s [4]. Some variants of these acronyms are claimed as trademarks. We use the letters only to describe what they mean.',
      ],
    },
    {
      heading: 'The letters side by side',
      paragraphs: [
        'The two overlap more than their fans admit. Both ask about money, power, a problem and time. MEDDICC splits each of these into smaller parts. It adds two things that BANT leaves out: how the buyer will compare options, and who or what you are up against.',
      ],
      table: {
        caption: 'BANT and MEDDICC compared by the question behind each letter',
        columns: ['Question behind it', 'BANT', 'MEDDICC'],
        rows: [
          ['Is there money?', 'Budget', 'Economic buyer, Metrics'],
          ['Who can say yes?', 'Authority', 'Economic buyer, Champion'],
          ['Is there a real problem?', 'Need', 'Identify pain, Metrics'],
          ['When, and by what steps?', 'Timeline', 'Decision process'],
          ['How will they compare options?', 'Not asked', 'Decision criteria'],
          ['What else could they choose?', 'Not asked', 'Competition'],
        ],
      },
    },
    {
      heading: 'Which one fits which sale',
      paragraphs: [
        'This is our judgment. Use three facts about your own deals: how many people must agree, how long it takes, and what it is worth. Contract value matters because it pays for the work. Nobody can spend three weeks building a champion for a $4,000 deal.',
        'Take the invented mid-market account executive (AE) in our examples. The contract is worth $28,000 a year and the cycle runs about 75 days. Four to six people must agree, among them a controller, a chief financial officer (CFO) and someone from IT. That is the second line below. Asking only BANT would miss how the CFO compares options. Asking all of MEDDICC would fill the interview and leave out the lost deal.',
      ],
      list: [
        'One or two people, under 30 days, small contract: interview with BANT.',
        'Three to six people, 30 to 90 days, mid-sized contract: start with BANT for the first call and add champion, decision criteria and decision process. A mid-market role usually sits here.',
        'Seven or more people, or over 90 days, large contract: interview with MEDDICC.',
        'Sales development reps (SDR) or business development reps (BDR): use need and authority only. They hand the rest over.',
      ],
    },
    {
      heading: 'BANT interview questions, one per letter',
      paragraphs: [
        'BANT has a blind spot to keep in mind. A rep who only asks whether a budget exists will drop buyers who could find one. So listen for judgment. Stay with one recent deal. If the candidate is new to sales, ask about a time they had to get a group to agree to spend something.',
      ],
      table: {
        caption: 'BANT: a question and a good sign for each letter',
        columns: ['Letter', 'Ask', 'A good sign'],
        rows: [
          [
            'Budget',
            '"Tell me about a deal with no budget that you kept. Why did you?"',
            'Explains where the money could come from, or when they stopped.',
          ],
          [
            'Authority',
            '"When did you last find out that your contact could not sign?"',
            'Names the moment, and what they now ask earlier.',
          ],
          [
            'Need',
            '"Which prospect did you tell not to buy?"',
            'Has a real example and no regret about it.',
          ],
          [
            'Timeline',
            '"How did you know that the date was the buyer\'s and not yours?"',
            "Points to an event on the buyer's side.",
          ],
        ],
      },
    },
    {
      heading: 'MEDDICC interview questions, one per letter',
      paragraphs: [
        'Seven letters are too many for one interview. Pick the three that decide deals in your market, and give the others to a colleague or leave them out. Use the same three for every candidate.',
      ],
      table: {
        caption: 'MEDDICC: a question and a good sign for each letter',
        columns: ['Letter', 'Ask', 'A good sign'],
        rows: [
          [
            'Metrics',
            '"What number did the buyer use to defend the purchase?"',
            "Gives the buyer's number, and says who worked it out.",
          ],
          [
            'Economic buyer',
            '"How did you get to that person, and what did it cost you?"',
            'Tells the route and the risk to the contact.',
          ],
          [
            'Decision criteria',
            '"Which criterion did you change, and how?"',
            'Moved a criterion with evidence, or admits they could not.',
          ],
          [
            'Decision process',
            '"List the steps from verbal yes to signature."',
            'Knows legal, security and purchasing by name and in order.',
          ],
          [
            'Identify pain',
            '"What would have happened if they had done nothing?"',
            'Describes a consequence with an owner and a date.',
          ],
          [
            'Champion',
            '"What did your champion do when you were not in the room?"',
            'Gives an action. "She liked us" is not one.',
          ],
          [
            'Competition',
            '"What beat you last, and when did you first know?"',
            'Counts "no decision" as a competitor.',
          ],
        ],
      },
    },
    {
      heading: 'The red flag: letters without a lost deal',
      paragraphs: [
        'Acronyms are easy to learn the night before. So ask for a loss: "Walk me through a deal you lost. Which letter was missing, and when could you have known?" Then wait.',
        'Compare two answers to that question. The first: "We ran full MEDDICC. The champion went quiet and the deal slipped." The second: "I had no economic buyer. I knew in week three, because my contact kept saying \'we\' and gave no name. I did not push, because he was friendly. It died in week eleven. Now I ask for the signing steps in the second call."',
        "The second answer earns the higher score. It has a missing letter, a date, a cause inside the candidate's control and a changed habit. Write those four things down as your level 4.",
      ],
    },
    {
      heading: 'How to score it tomorrow',
      paragraphs: [
        'Treat deal qualification as one competency with one owner on the panel. Seven scores for seven letters would count one deal seven times.',
      ],
      list: [
        'Choose your checklist and your three letters.',
        'Ask for one won deal and one lost deal. Spend more time on the loss.',
        'Write a quote for each letter you asked about, with the time.',
        'Give one score from 1 to 4, alone, before the debrief. If a letter did not come up, leave it blank.',
      ],
      ordered: true,
    },
    {
      heading: 'Be fair to people from another school',
      paragraphs: [
        'A strong rep may know neither acronym. The acronym is shorthand, which differs between companies. Define the letter in plain words and ask again: "By champion I mean someone inside who argued for you." You are testing the habit. Someone from BANT-style sales can learn longer deals, and someone from enterprise sales may find a two-call cycle hard.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'We know of no study we would rely on to say that one checklist makes reps sell more, and we quote no win rates. The history above rests on the accounts of people who were there or who sell training in it. Good answers here show that someone can look back on a deal honestly. They do not prove that the next deal will close, and a fluent storyteller can still fool you, so check one detail with a reference. The fit list is a starting point. Change it when your own results at 90 days disagree.',
      ],
    },
  ],
  sources: [
    sources.meddiccOrigin,
    sources.salesMeddicOrigin,
    sources.bantSaber,
    sources.bantAutobound,
  ],
} satisfies ArticleData;
