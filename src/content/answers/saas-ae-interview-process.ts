import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import {
  candidateMinutes,
  competencies,
  decisionRule,
  inHours,
  proofTest,
  stages,
} from '../hiringFile.ts';
import { accountExecutive } from '../hiringFiles/accountExecutive.ts';
import {
  countWords,
  debriefMinutesOf,
  debriefPeopleOf,
  liveInterviewsOf,
  peopleOf,
  teamMinutesOf,
} from '../hiringFiles/derive.ts';
import { sources } from '../sources.ts';

const [screen, test, interview, second, rolePlay] = stages;

/** Names of what a stage scores, as a sentence has them. */
const named = (ids: readonly string[]): string =>
  ids
    .map((id) => competencies.find((each) => each.id === id)?.name.toLowerCase() ?? id)
    .join(', ')
    .replace(/^./, (first) => first.toUpperCase());

const bothInterviews = interview.minutes + second.minutes;
const teamTotal = teamMinutesOf(accountExecutive);
const raters = peopleOf(rolePlay).length;
const liveInterviews = liveInterviewsOf(accountExecutive);

/** An opening with eight candidates: all interviews for all, or for four who go on. */
const applicants = 8;
const finalists = 4;
const allInterviews = applicants * liveInterviews;
const fewerInterviews = applicants + finalists * (liveInterviews - 1);

/** A five-stage interview process for a SaaS account executive, with owners and minutes. */
export const saasAeInterviewProcess = {
  slug: 'saas-ae-interview-process',
  kind: 'Guide and interview plan',
  title: 'SaaS AE interview process in five stages',
  metaDescription:
    'Five stages for SaaS account executives: who runs each, its minutes, what it scores, what to tell candidates, and what it costs your team in hours.',
  h1: 'A five-stage SaaS AE interview process, with owners and minutes',
  summary: `Five stages are enough to hire an account executive (AE) in software as a service (SaaS): a ${screen.minutes}-minute screen, a ${test.minutes}-minute proof test (multiple choice with a key), two structured interviews of ${interview.minutes} minutes and a ${rolePlay.minutes}-minute role-play, then a 20-minute debrief. That asks ${inHours(candidateMinutes)} of the candidate and ${inHours(teamTotal)} of your team for each finalist.`,
  keyPoints: [
    `Give each stage its own length and competencies, and each competency one person who answers for its score. Cut a stage that adds no evidence.`,
    `Put the proof test before the interviews. A ${test.minutes}-minute test tied to your own deals shows interviewers what to ask, and may spare candidates an afternoon.`,
    'Structure matters most: the same questions, the same order, a written scale, and scores written before anyone talks.',
    'Run the role-play with one brief and one buyer script for everybody, and let two people score it separately, against written levels.',
    'Hold the debrief to 20 minutes: read scores first, then talk about gaps only. Agree beforehand which scores a yes needs, and who decides.',
    'Tell candidates at each stage what is scored, how long it takes, who will be there, what help is allowed, and when they will hear from you.',
  ],
  links: [
    '/answers/meddicc-vs-bant',
    '/answers/sales-roleplay-interview-scoring',
    '/answers/ai-hiring-laws',
    '/samples/evidence-pack',
    '/pricing',
  ],
  dateModified: '2026-11-25',
  closing: {
    heading: 'Plan these stages for your own role',
    text: 'The product drafts the stages, the test and a guide for each interviewer. You set owners and minutes.',
  },
  artifact: articleArtifacts.process,
  sections: [
    {
      heading: 'The process on one page',
      paragraphs: [
        'Our example scores five competencies, each in one stage. The minutes are our judgment; keep them equal for all.',
      ],
      table: {
        caption: 'Five stages for a mid-market AE: who runs each, minutes, what is scored',
        columns: ['Stage', 'Run by', 'Minutes', 'Scores', 'Output'],
        rows: [
          [
            '1. Screen',
            screen.runBy,
            `${screen.minutes}`,
            'Must-haves only',
            'Go or stop, with the reason',
          ],
          [
            '2. Proof test',
            test.runBy,
            `${test.minutes}`,
            named(test.competencies),
            'Two scores with the chosen answers',
          ],
          [
            '3. Structured interview 1',
            interview.runBy,
            `${interview.minutes}`,
            named(interview.competencies),
            'A score with notes, written alone',
          ],
          [
            '4. Structured interview 2',
            second.runBy,
            `${second.minutes}`,
            `Checks the test: ${named(second.asksAbout).toLowerCase()}`,
            'The test’s scores, kept or changed with a note',
          ],
          [
            '5. Role-play',
            rolePlay.runBy,
            `${rolePlay.minutes}`,
            named(rolePlay.competencies),
            'Two sets of scores',
          ],
          ['Debrief', 'Hiring manager', '20', 'Gaps only', 'Decision and reason'],
        ],
      },
    },
    {
      heading: `Stage 1: screen for must-haves (${screen.minutes} minutes)`,
      paragraphs: [
        'The screen answers one question: is there a reason to stop now? Check the few must-haves, pay range, location and start date. Ask for one deal in outline: who bought, what it was worth, how long it took, what the candidate did. Do not score competencies here.',
        `Tell the candidate: "This call is ${screen.minutes} minutes. I will check the basics and answer your questions. Next is a ${test.minutes}-minute test you can take at a time you choose."`,
      ],
    },
    {
      heading: `Stage 2: one proof test (${test.minutes} minutes)`,
      paragraphs: [
        `Use multiple-choice questions that look like the job. One asks which sentence to send to a chief financial officer (CFO), another what to do when a deal goes quiet three days before quarter end. ${proofTest.extent} ${proofTest.scoreRule} ${proofTest.answerKeyRule} After the test, the ${test.runBy.toLowerCase()} reads the answers, decides who continues and writes the reason; no score stops anyone by itself.`,
        `Tell the candidate: "You have ${test.minutes} minutes. Please answer alone, without search or AI tools; in the second interview we will ask you about your choices. The team agreed on the answer key beforehand. If you need another format or more time, tell us."`,
      ],
    },
    {
      heading: `Stages 3 and 4: two structured interviews (${interview.minutes} minutes each)`,
      paragraphs: [
        `The ${interview.runBy.toLowerCase()} owns ${named(interview.competencies).toLowerCase()}, with a coach card, a guide of three questions and follow-ups. The ${second.runBy} answers for the two scores of the test, and so starts from the answers: "You took it out of commit and waited a week. Walk me through that." A score that the conversation contradicts is changed, with the note that says why.`,
        'In a 2022 re-estimate, structured interviews had a mean validity of .42 for predicting job performance and unstructured interviews .19 [1]. Squared, these correlations account for about 18% and about 4% of the differences in performance. A review of nearly 200 articles and books names 15 components, on both what you ask and how you rate [2].',
        'Tell the candidate: "Two conversations, each with one person, with a break. Everyone gets the same main questions; follow-ups depend on your answers. We will take notes the whole time, because we score from them."',
        'One question per competency is enough to begin:',
      ],
      table: {
        caption: 'Interview questions with a weak and a strong answer',
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
      heading: `Stage 5: role-play (${rolePlay.minutes} minutes)`,
      paragraphs: [
        'Plan 5 minutes to read the brief, 10 in the scene, 10 to talk it through and 5 for questions. The hiring manager plays the buyer from a script: a controller with slow approvals, a cost that comes out if asked about, and one objection at minute six. The senior AE types notes with their minutes; both score.',
        'Tell the candidate: "You will get the brief a day before. The buyer is friendly but busy. We score discovery and how you handle one objection. If a live role-play does not work for you, we will offer a format that tests the same thing."',
      ],
    },
    {
      heading: 'The 20-minute debrief',
      paragraphs: ['All scores are in before the meeting starts. No scores, no say.'],
      list: [
        'Minutes 0 to 3: read the scores in silence.',
        'Minutes 3 to 12: take only cells where raters differed by two or more, or where nobody has evidence.',
        `Minutes 12 to 16: apply the rule that you wrote before the first interview, for example “${decisionRule[0]}”`,
        'Minutes 16 to 19: the hiring manager gives the decision and the reason.',
        'Minute 20: name who tells the candidate, and by when.',
      ],
      ordered: true,
    },
    {
      heading: 'After the decision',
      paragraphs: [
        'Send every finalist an answer within the time you promised. A no deserves a sentence of substance tied to the work: "Your business case was strong; in discovery, you did not ask what the problem costs."',
      ],
    },
    {
      heading: 'If your interview is tomorrow',
      paragraphs: ['In this order:'],
      list: [
        'Choose two competencies for your own conversation and tell the other interviewers which two are theirs.',
        'Write three questions and one weak and one strong answer for each.',
        'Ask everyone to send scores with quotes before they talk to each other.',
      ],
      ordered: true,
    },
    {
      heading: 'What it costs in hours',
      paragraphs: [
        `The candidate gives ${screen.minutes} + ${test.minutes} + ${bothInterviews} + ${rolePlay.minutes} = ${candidateMinutes} minutes. Your team gives ${teamTotal} minutes for each finalist (${inHours(teamTotal)}): screen ${screen.minutes}, reading the test ${test.afterMinutes}, two interviews ${bothInterviews}, role-play ${raters * rolePlay.minutes} and its scores ${raters * rolePlay.afterMinutes}, debrief ${debriefMinutesOf(accountExecutive)}. That counts ${countWords[raters]} people in the role-play and ${countWords[debriefPeopleOf(accountExecutive)]} in the debrief.`,
        `Eight candidates who all have ${liveInterviews} live interviews make ${allInterviews}. If everyone is screened and takes the test, and the team meets four of them for the rest, there are ${fewerInterviews}. Hence our design target of 30–40% fewer live interviews; if you already stop people early, you save less.`,
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'The validity figures are averages over many jobs and studies [1]. The authors stress the spread around them [3]. Earlier work put structured interviews at .51 and unstructured ones at .38 [4], and published replies dispute the new corrections [5][6]. No study we know of tests these stages, minutes or this order for SaaS AEs. Keep your scores, and compare them with what the new hire does at 30, 60 and 90 days.',
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
