import type { ArticleData } from '../../sections/Article/types.ts';

/** A four-stage interview loop for a SaaS account executive, with owners and minutes. */
export const saasAeInterviewProcess = {
  slug: 'saas-ae-interview-process',
  title: 'SaaS AE interview process in four stages',
  metaDescription:
    'A four-stage interview loop for SaaS account executives: owners, minutes, what each stage scores, and what to tell candidates.',
  h1: 'A four-stage SaaS AE interview process, with owners and minutes',
  summary:
    'AE hiring often wastes its hours in the same way: two people ask the same questions, nobody scores, and the debrief becomes a contest of stories. This page sets out a loop of four stages (screen, proof test, structured panel, role-play) and a 20-minute debrief. Every stage has an owner, a length, a short list of what it scores, and the words to tell the candidate beforehand.',
  keyPoints: [
    "Give every stage one owner, one length and its own competencies. If two stages score the same things in the same way, cut one. The loop here asks for 2 hours 50 minutes of the candidate's time.",
    'Put the proof test before the panel. A 35-minute task tied to your own deals shows interviewers what to probe, and spares people with little chance from spending an afternoon with you.',
    'Structure is the part that matters most in the panel: the same questions, the same order, a scale with anchors, and scores written before anyone talks. A friendly chat is not a lighter version of it.',
    'Run the role-play with one brief and one buyer script for everybody, and let two people score it apart. Score what was said and done in three moments, never charm or style of speaking.',
    'Hold the debrief to 20 minutes by reading scores first and talking only about gaps. Agree beforehand what a yes needs, so the meeting applies a rule and does not invent one.',
    'Tell candidates what comes next at each stage: what is scored, how long it takes, who will be there, what help is allowed, and when they will hear from you.',
  ],
  links: ['/answers/meddicc-vs-bant', '/answers/sales-roleplay-interview-scoring', '/pricing'],
  dateModified: '2026-11-22',
  sections: [
    {
      heading: 'The loop on one page',
      paragraphs: [
        'This is a worked example for a fictional role, Mid-market AE, with five competencies: discovery, deal planning, adapting, handling objections and closing a next step. The minutes are our judgment. Change them if you like, but change them for every candidate in the same search.',
      ],
      table: {
        caption: 'Interview loop for a Mid-market AE: owners, minutes and what is scored',
        columns: ['Stage', 'Owner', 'Minutes', 'Scores', 'Output'],
        rows: [
          ['1. Screen', 'Recruiter', '25', 'Must-haves only', 'Go or stop, with the reason'],
          [
            '2. Proof test',
            'Hiring manager',
            '35',
            'Deal planning, discovery',
            'Two scores with quotes',
          ],
          [
            '3. Structured panel',
            'Two interviewers, one after the other',
            '40 + 40',
            'Discovery, deal planning, adapting',
            'Scores with quotes, written alone',
          ],
          [
            '4. Role-play',
            'Hiring manager and one rater',
            '30',
            'Objections, next step, adapting',
            'Two sets of scores',
          ],
          ['Debrief', 'Hiring manager', '20', 'Gaps only', 'Decision and reason'],
        ],
      },
    },
    {
      heading: 'Stage 1: screen for must-haves (25 minutes)',
      paragraphs: [
        'The screen answers one question: is there a reason to stop now? Check the few must-haves, pay range, location and start date. Ask for one deal in outline: who bought, what it was worth, how long it took, what the candidate did. Do not score competencies here. A recruiter with a list of ten competencies will guess, and the guess will follow the candidate through the loop.',
        'Tell the candidate: "This call is 25 minutes. I will check the basics and answer your questions. Next is a 35-minute task you can do at a time you choose."',
      ],
    },
    {
      heading: 'Stage 2: one proof test (35 minutes)',
      paragraphs: [
        'Use one task that looks like the job. For our Mid-market AE: five pages of notes from a stalled deal. The buyer likes the product, finance has gone quiet, the security review has no owner. The candidate writes the three biggest risks, the next five steps with dates and names, and the two questions they would ask first. The hiring manager scores it with the name hidden, against anchors written beforehand.',
        'Tell the candidate: "You have 35 minutes. You may use any notes or software you would use at work; in the panel we will ask you about your choices. We score risks found, order of steps and quality of questions, not layout. If you need another format or more time, tell us."',
      ],
    },
    {
      heading: 'Stage 3: a structured panel (two times 40 minutes)',
      paragraphs: [
        'Two interviewers meet the candidate one after the other. Each owns one competency and second-scores another, with four questions and prepared follow-ups. Both start from the proof test: "You put the security review second. Walk me through that." Then one past event per competency: "Tell me about a deal where a new stakeholder arrived late. What did you change?"',
        'Why bother with structure? In a 2022 re-analysis, structured interviews had a mean validity of .42 for predicting job performance and unstructured interviews .19 [1]. These are correlations. Squared, .42 accounts for about 18% of the differences in performance and .19 for about 4%. That is useful and far from certain; it does not mean an interview is "42% accurate". Structure is also more than a list of questions. A review of nearly 200 articles and books names 15 components, on both what you ask and how you rate [2].',
        'Tell the candidate: "Two conversations of 40 minutes, with a break. Everyone gets the same questions. We will take notes the whole time, because we score answers and not impressions."',
        'One question per competency, with a weak and a strong anchor, is enough to begin:',
      ],
      table: {
        caption: 'Panel questions with a weak and a strong anchor',
        columns: ['Competency', 'Question', 'Weak answer', 'Strong answer'],
        rows: [
          [
            'Discovery',
            'What did the problem cost your last customer, and who felt it?',
            'Names a feature they liked',
            'Names a cost, its owner and how it was worked out',
          ],
          [
            'Deal planning',
            'Take a deal you lost. Who could have said no, and when did you know?',
            'Blames price or timing',
            'Lists the approvers and the one they found too late',
          ],
          [
            'Adapting',
            'When did a new person change a deal, and what did you change?',
            'Repeats the same pitch',
            'Names the new worry and a different next step',
          ],
        ],
      },
    },
    {
      heading: 'Stage 4: role-play (30 minutes)',
      paragraphs: [
        'Five minutes to read the brief, ten minutes in the scene, ten to talk it through, five for questions. One person plays the buyer from a fixed script: a finance director who likes the price and doubts the effort. At minute six a second stakeholder joins with a security question. Both raters write timestamped notes on three moments: the opening, the objection, the close of a next step. They score apart.',
        'Tell the candidate: "You will get the brief a day before. The buyer is friendly but busy. We score three moments, and a perfect pitch is not one of them. If a live role-play does not work for you, we will offer a format that tests the same thing."',
      ],
    },
    {
      heading: 'The 20-minute debrief',
      paragraphs: [
        'All scores are in before the meeting starts; whoever is late with scores listens. The agenda has no room for retelling interviews:',
      ],
      list: [
        'Minutes 0 to 3: read the scores in silence.',
        'Minutes 3 to 12: take only cells where raters differ by two or more, or where nobody has evidence. Read the quotes out.',
        'Minutes 12 to 16: apply the rule agreed before the search, for example "3 or more on discovery and deal planning, no 1 anywhere".',
        'Minutes 16 to 19: the hiring manager decides and says why in two sentences.',
        'Minute 20: name who tells the candidate, and by when.',
      ],
      ordered: true,
    },
    {
      heading: 'After the decision',
      paragraphs: [
        'Send every finalist an answer within the time you promised, in the same week if you can. A no deserves a sentence of substance tied to the work: "Your discovery was strong; the deal plan left out procurement, which this role depends on." Keep the scores, quotes and reason together in one file.',
      ],
    },
    {
      heading: 'If your interview is tomorrow',
      paragraphs: ['You cannot build all of this tonight. Do these four things in this order:'],
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
        'Add it up before you add a stage. The candidate gives 25 + 35 + 80 + 30 = 170 minutes. Your team gives 25 for the screen, 15 to score the task, 80 for the panel, 60 for two people in the role-play, and 20 each for five people in the debrief: 280 minutes, under five hours per finalist. A fifth conversation with a peer adds 45 minutes for the candidate and more for you. Ask which competency it would score that is not scored already.',
        'Our product is designed for this kind of loop: it drafts the test, the coach cards and the evidence pack from your job description and selling context. The pack includes a hire/no-hire recommendation. People make the decision, and the evidence is there so they can disagree with it.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'The validity figures are averages over many jobs and studies, taken here from a secondary table [1]. The authors of that research have themselves stressed that the spread around the averages matters, not just the mean [3]. Experts also disagree. Earlier work put structured interviews at .51 and unstructured ones at .38, and a later working paper by Schmidt and colleagues put both at .58 [4]. No study we know of tests this exact loop, these minutes or this order for SaaS AEs. Treat it as a sensible starting point. Keep your scores, and compare them with what the new hire does at 30, 60 and 90 days.',
      ],
    },
  ],
  sources: [
    {
      label:
        'Newman Human Resources, Which selection methods predict job performance? (secondary table of Sackett and others, 2022)',
      url: 'https://newmanhumanresources.com/kb/services/selection-methods-predict-performance/',
    },
    {
      label:
        'Campion, Palmer and Campion (1997), A review of structure in the selection interview, Personnel Psychology',
      url: 'https://doi.org/10.1111/j.1744-6570.1997.tb00709.x',
    },
    {
      label:
        'Sackett, Zhang, Berry and Lievens (2023), Revisiting the design of selection systems (open access)',
      url: 'https://www.cambridge.org/core/journals/industrial-and-organizational-psychology/article/revisiting-the-design-of-selection-systems-in-light-of-new-findings-regarding-the-validity-of-widely-used-predictors/A20984B138319E3D432E643978BF026D',
    },
    {
      label: 'Cognadev, on the working paper by Schmidt, Oh and Shaffer (secondary, dissenting)',
      url: 'https://www.cognadev.com/blog_005.html',
    },
  ],
} satisfies ArticleData;
