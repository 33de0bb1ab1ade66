import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtefacts } from '../articleArtefacts.ts';
import { sources } from '../sources.ts';

/** A four-stage interview loop for a SaaS account executive, with owners and minutes. */
export const saasAeInterviewProcess = {
  slug: 'saas-ae-interview-process',
  kind: 'Guide and interview plan',
  title: 'SaaS AE interview process in four stages',
  metaDescription:
    'A four-stage interview loop for SaaS account executives: owners, minutes, what each stage scores, and what to tell candidates.',
  h1: 'A four-stage SaaS AE interview process, with owners and minutes',
  summary:
    'In many loops for an account executive (AE) in software as a service (SaaS), two people ask the same questions, nobody scores, and the debrief runs on memory. This page sets out a loop of four stages (screen, proof test, structured panel, role-play) and a 20-minute debrief. Every stage has an owner, a length, a short list of what it scores, and the words to tell the candidate beforehand.',
  keyPoints: [
    "Give every stage one owner, one length and its own competencies. If two stages score the same things in the same way, cut one. The loop here asks for 2 hours 50 minutes of the candidate's time.",
    'Put the proof test before the panel. A 35-minute task tied to your own deals shows interviewers what to ask, and spares candidates an afternoon where the must-haves are missing.',
    'Structure is the part that matters most in the panel: the same questions, the same order, a scale with anchors, and scores written before anyone talks.',
    'Run the role-play with one brief and one buyer script for everybody, and let two people score it apart. Score what was said and done, against written anchors.',
    'Hold the debrief to 20 minutes by reading scores first and talking only about gaps. Agree beforehand what a yes needs: which scores, and who decides.',
    'Tell candidates what comes next at each stage: what is scored, how long it takes, who will be there and what help is allowed. Say when they will hear from you.',
  ],
  links: ['/answers/meddicc-vs-bant', '/answers/sales-roleplay-interview-scoring', '/pricing'],
  dateModified: '2026-11-22',
  artefact: {
    ...articleArtefacts.process,
    under: 'Stage 3: a structured panel (two times 40 minutes)',
  },
  sections: [
    {
      heading: 'The loop on one page',
      paragraphs: [
        'This is the loop of our illustrative hiring file for a mid-market AE. It scores five competencies, each in one stage: discovery depth, business case, multi-threading, objection handling and forecast honesty. The minutes are our judgment. Keep them the same for all candidates in a search.',
      ],
      table: {
        caption: 'Interview loop for a mid-market AE: owners, minutes and what is scored',
        columns: ['Stage', 'Owner', 'Minutes', 'Scores', 'Output'],
        rows: [
          ['1. Screen', 'Recruiter', '25', 'Must-haves only', 'Go or stop, with the reason'],
          [
            '2. Proof test',
            'Hiring manager',
            '35',
            'Business case, forecast honesty',
            'Two scores with the chosen answers',
          ],
          [
            '3. Structured panel',
            'Solutions lead, then VP Sales',
            '40 + 40',
            'Multi-threading; open questions, not scored',
            'Scores with notes, written alone',
          ],
          [
            '4. Role-play',
            'Hiring manager and senior AE',
            '30',
            'Discovery depth, objection handling',
            'Two sets of scores',
          ],
          ['Debrief', 'Hiring manager', '20', 'Gaps only', 'Decision and reason'],
        ],
      },
    },
    {
      heading: 'Stage 1: screen for must-haves (25 minutes)',
      paragraphs: [
        'The screen answers one question: is there a reason to stop now? Check the few must-haves, pay range, location and start date. Ask for one deal in outline: who bought, what it was worth, how long it took, what the candidate did. Do not score competencies here.',
        'Tell the candidate: "This call is 25 minutes. I will check the basics and answer your questions. Next is a 35-minute task you can do at a time you choose."',
      ],
    },
    {
      heading: 'Stage 2: one proof test (35 minutes)',
      paragraphs: [
        'Use questions that look like the job. In our file they are multiple-choice judgment and situational tasks. One asks which sentence to send to a chief financial officer (CFO), another what to do when a deal goes quiet three days before quarter end. Each option matches one anchor. The product drafts the answer key, and the hiring team edits and approves it before anyone takes the test.',
        'Tell the candidate: "You have 35 minutes. Please answer alone, without search or AI tools; in the panel we will ask you about your choices. Each answer has a score that the team agreed on beforehand. If you need another format or more time, tell us."',
      ],
    },
    {
      heading: 'Stage 3: a structured panel (two times 40 minutes)',
      paragraphs: [
        'Two interviewers meet the candidate one after the other. The first owns multi-threading, with four questions and prepared follow-ups. The second starts from what the proof test left open: "You wrote to the CFO first. Walk me through that." Then ask about the competency with the least evidence; note it, and do not score it: "Tell me about a deal where a new stakeholder arrived late. What did you change?"',
        'In a 2022 re-estimate, structured interviews had a mean validity of .42 for predicting job performance and unstructured interviews .19 [1]. These are correlations. Squared, .42 accounts for about 18% of the differences in performance and .19 for about 4%. A review of nearly 200 articles and books names 15 components, on both what you ask and how you rate [2].',
        'Tell the candidate: "Two conversations of 40 minutes, with a break. Everyone gets the same main questions; follow-ups depend on your answers. We will take notes the whole time, because we score from them."',
        'One question per competency, with a weak and a strong anchor, is enough to begin:',
      ],
      table: {
        caption: 'Panel questions with a weak and a strong anchor',
        columns: ['Competency', 'Question', 'Weak answer', 'Strong answer'],
        rows: [
          [
            'Multi-threading',
            'Take a deal that several people had to agree to. Who were they, and how did you reach each?',
            'Names one contact',
            'Names each person, the way to them and their reason to join',
          ],
          [
            'Business case',
            'What did the problem cost your last customer, and how was that worked out?',
            'Names a feature they liked',
            'Gives the buyer’s figure, and what it assumes',
          ],
          [
            'Forecast honesty',
            'Tell me about a deal you took out of your forecast. When did you know?',
            'Blames price or timing',
            'Names the evidence, the day and what was asked',
          ],
        ],
      },
    },
    {
      heading: 'Stage 4: role-play (30 minutes)',
      paragraphs: [
        'Five minutes to read the brief, ten minutes in the scene, ten to talk it through, five for questions. The hiring manager plays the buyer from a script: a controller with slow approvals, a cost that comes out if asked about, and one objection at minute six. The senior AE types notes with their minutes. Both score apart.',
        'Tell the candidate: "You will get the brief a day before. The buyer is friendly but busy. We score discovery and how you handle one objection. If a live role-play does not work for you, we will offer a format that tests the same thing."',
      ],
    },
    {
      heading: 'The 20-minute debrief',
      paragraphs: [
        'All scores are in before the meeting starts; whoever is late with scores listens. The agenda has no room for retelling interviews:',
      ],
      list: [
        'Minutes 0 to 3: read the scores in silence.',
        'Minutes 3 to 12: take only cells where raters differed by two or more, or where nobody has evidence. Read the notes out.',
        'Minutes 12 to 16: apply the rule agreed before the search, for example "3 or more on discovery depth and multi-threading, stop and talk at any 1".',
        'Minutes 16 to 19: the hiring manager decides and says why in two sentences.',
        'Minute 20: name who tells the candidate, and by when.',
      ],
      ordered: true,
    },
    {
      heading: 'After the decision',
      paragraphs: [
        'Send every finalist an answer within the time you promised. A no deserves a sentence of substance tied to the work: "Your discovery was strong; the business case used other companies’ figures, and this role needs the buyer’s." Keep the scores, quotes and reason together in one file.',
      ],
    },
    {
      heading: 'If your interview is tomorrow',
      paragraphs: ['Do these four things, in this order:'],
      list: [
        'Choose two competencies for your own conversation and tell the other interviewers which two are theirs.',
        'Write three questions and one weak and one strong answer for each.',
        'Ask everyone to send scores with quotes before they talk to each other.',
        'Book 20 minutes right after the last conversation and read scores first.',
      ],
      ordered: true,
    },
    {
      heading: 'What it costs in hours',
      paragraphs: [
        'Add it up before you add a stage. The candidate gives 25 + 35 + 80 + 30 = 170 minutes. Your team gives 275 minutes for each finalist, about four and a half hours: screen 25, reading the test 10, panel 80, role-play 60, debrief 100. That counts two people in the panel and the role-play, and five in the debrief. A search of eight candidates with four live interviews each has 32 interviews. If the hiring team uses the test results to decide who goes on, 8 screens, and two interviews and a role-play for each of 4 finalists, make 20. Our design target is about 21.',
        'Our product is designed for this kind of loop: it drafts the test, the coach cards and the evidence pack from your job description and selling context. The pack includes a hire/no-hire recommendation. People decide.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'The validity figures are averages over many jobs and studies [1]. The authors themselves stress the spread around the averages [3]. Earlier work put structured interviews at .51 and unstructured ones at .38 [4], and published replies dispute the new corrections [5][6]. No study we know of tests this loop, these minutes or this order for SaaS AEs. Keep your scores, and compare them with what the new hire does at 30, 60 and 90 days.',
      ],
    },
  ],
  sources: [
    sources.sackett2022,
    sources.campion1997,
    sources.sackett2023,
    sources.schmidtHunter1998,
    sources.dissentIop,
    sources.dissentApl,
  ],
} satisfies ArticleData;
