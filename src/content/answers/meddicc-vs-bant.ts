import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { sources } from '../sources.ts';

/** What each letter of MEDDICC and BANT can reveal in a sales interview. */
export const meddiccVsBant = {
  slug: 'meddicc-vs-bant',
  kind: 'Interview questions',
  title: 'MEDDICC interview questions',
  metaDescription:
    'MEDDICC interview questions, one per letter, with good signs and the red flag. Plus BANT questions, MEDDPICC and SPICED in brief, and which to use when.',
  h1: 'MEDDICC interview questions, and when BANT is enough',
  summary:
    'Ask MEDDICC questions for deals where several people must agree, and BANT questions for short deals with one buyer. With either, ask which letter was missing in a deal that the candidate lost: the answer shows more than the acronym does. Below: one question per letter, the sign of a good answer, and what earns a 4.',
  keyPoints: [
    'Ask about one real deal, letter by letter.',
    'The red flag: every letter recited, and no lost deal to go with it.',
    'Pick the three letters that decide your deals, the same for everyone.',
    'Score it as one competency, with a quote for each letter.',
  ],
  links: [
    '/answers/saas-ae-interview-process',
    '/answers/sales-competency-rubric',
    '/samples/evidence-pack',
    '/how-it-works',
    '/answers/ai-hiring-laws',
  ],
  dateModified: '2026-11-27',
  closing: {
    heading: 'Ask what your own deals need',
    text: 'The product drafts the questions from how you sell. Leave your email, and we’ll write when your trial opens.',
  },
  artifact: articleArtifacts.qualification,
  sections: [
    {
      heading: 'What each letter means',
      paragraphs: [
        'MEDDICC: metrics (the number behind the purchase), economic buyer (who can say yes), decision criteria, decision process, identify pain, champion (who argues for you inside) and competition. MEDDIC lacks the last C; MEDDPICC adds P for paper process, the steps to signature. SPICED asks for situation, pain, impact, critical event and decision. BANT asks for budget, authority, need and timeline.',
        'MEDDIC was written down in 1996 at PTC by Dick Dunkel, who worked under John McMahon and alongside Jack Napoli [1][2]. BANT is attributed to IBM in the mid-20th century; sources disagree on the decade [3][4].',
      ],
    },
    {
      heading: 'MEDDICC interview questions, one per letter',
      paragraphs: [
        'Seven letters are too many for one interview. Ask about the three that decide deals in your market.',
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
            'Describes the route, and what it risked with the contact.',
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
      heading: 'BANT interview questions, one per letter',
      paragraphs: [
        'A rep who only asks whether a budget exists drops buyers who could find one. Listen for judgment.',
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
      heading: 'MEDDICC or BANT: how many people must agree?',
      paragraphs: [
        'Use three facts about your own deals: how many people must agree, how long it takes, and what it is worth. Nobody can spend three weeks building a champion for a $4,000 deal.',
      ],
      list: [
        'One or two people, under 30 days: BANT. It is fast, and blind to how buyers compare vendors.',
        'Three to six people, 30 to 90 days: BANT for the first call, then champion, criteria and process. Most mid-market account executive (AE) roles are here.',
        'Seven or more, or over 90 days: MEDDICC. It is thorough, and a lot to maintain.',
        'SDR and BDR roles: need and authority only. The AE takes the rest.',
      ],
    },
    {
      heading: 'The red flag: letters without a lost deal',
      paragraphs: [
        'Acronyms are easy to learn the night before. So ask for a loss: "Walk me through a deal you lost. Which letter was missing, and when could you have known?" Then wait, and compare two answers.',
        'The first: "We ran full MEDDICC. The champion went quiet and the deal slipped." The second: "I had no economic buyer. I knew in week three, because my contact kept saying \'we\' and gave no name. I did not push, because he was friendly. It died in week eleven. Now I ask for the signing steps in the second call."',
        "The second earns the higher score: a missing letter, a date, a cause inside the candidate's control and a changed habit. Write those four down as your level 4.",
      ],
    },
    {
      heading: 'Be fair to reps trained another way',
      paragraphs: [
        'A strong rep may know neither acronym. Define the letter and ask again: "By champion I mean someone inside who argued for you." You are testing the habit.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'We know of no study that shows that one checklist makes reps sell more. Good answers show that someone can look back on a deal honestly; a fluent storyteller can still fool you, so check one detail with a reference.',
      ],
    },
    {
      heading: 'How to score it tomorrow',
      paragraphs: ['Treat deal qualification as one competency with one owner.'],
      list: [
        'Choose your checklist and your three letters.',
        'Ask for one won deal and one lost deal. Spend more time on the loss.',
        'Write a quote for each letter, with the time.',
        'Give one score from 1 to 4, alone, before the debrief. If a letter did not come up, leave it blank.',
      ],
      ordered: true,
    },
  ],
  sources: [
    sources.meddiccOrigin,
    sources.salesMeddicOrigin,
    sources.bantSaber,
    sources.bantAutobound,
  ],
} satisfies ArticleData;
