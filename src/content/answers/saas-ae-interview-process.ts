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

/** Names of competencies, such as `Discovery depth, business case`. */
const named = (ids: readonly string[]): string =>
  ids
    .map((id) => competencies.find((each) => each.id === id)?.name.toLowerCase() ?? id)
    .join(', ')
    .replace(/^./, (first) => first.toUpperCase());

const bothInterviews = interview.minutes + second.minutes;
const teamTotal = teamMinutesOf(accountExecutive);
const raters = peopleOf(rolePlay).length;
const liveInterviews = liveInterviewsOf(accountExecutive);

/** Live interviews for eight candidates: everyone goes through all, or only four go on after the first. */
const applicants = 8;
const finalists = 4;
const allInterviews = applicants * liveInterviews;
const fewerInterviews = applicants + finalists * (liveInterviews - 1);

/** A five-stage interview process for a SaaS account executive, with owners and minutes. */
export const saasAeInterviewProcess = {
  slug: 'saas-ae-interview-process',
  kind: 'Interview plan',
  title: 'SaaS AE interview process in five stages',
  metaDescription:
    'Five stages for SaaS account executives: who runs each, its minutes, what it scores, what to say, the calendar from screen to offer, and the team’s hours.',
  h1: 'A five-stage SaaS AE interview process, with owners and minutes',
  summary: `Five stages are enough to hire a SaaS account executive (AE): a ${screen.minutes}-minute screen, a ${test.minutes}-minute test, two structured interviews of ${interview.minutes} minutes and a ${rolePlay.minutes}-minute role-play, then a 20-minute debrief. That asks ${inHours(candidateMinutes)} of the candidate and ${inHours(teamTotal)} of your team for each finalist. Here are the owners, the words to say, the calendar and the offer.`,
  keyPoints: [
    'Give each stage its competencies, and each competency one owner.',
    'Test before the interviews, on your own deals: the answers show where to probe.',
    'Ask everyone the same questions, and write scores before anyone talks.',
    'Plan 12 working days from screen to offer, and tell candidates.',
  ],
  links: [
    '/answers/meddicc-vs-bant',
    '/answers/sales-roleplay-interview-scoring',
    '/answers/ai-hiring-laws',
    '/samples/evidence-pack',
    '/pricing',
  ],
  dateModified: '2026-11-27',
  closing: {
    heading: 'Plan these stages for your own role',
    text: 'The product drafts the stages, the test and a guide for each interviewer. Leave your email, and we’ll write when your trial opens.',
  },
  artifact: articleArtifacts.process,
  sections: [
    {
      heading: 'The process on one page',
      paragraphs: ['The same minutes for every candidate.'],
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
        'Is there a reason to stop now? Check the few must-haves, pay range, location and start date, and hear one deal in outline.',
      ],
    },
    {
      heading: `Stage 2: a test on your deals (${test.minutes} minutes)`,
      paragraphs: [
        `Ask which sentence to send to the CFO, or what to do when a deal goes quiet three days before quarter end. ${proofTest.extent} Approve the answer key as a team before anyone takes the test. The ${test.runBy.toLowerCase()} reads the answers, decides who continues and writes the reason.`,
        `Say: "You have ${test.minutes} minutes. Please answer alone, without search or AI tools; in the second interview we will ask about your choices."`,
      ],
    },
    {
      heading: `Stages 3 and 4: two structured interviews (${interview.minutes} minutes each)`,
      paragraphs: [
        `The ${interview.runBy.toLowerCase()} owns ${named(interview.competencies).toLowerCase()}. The ${second.runBy} starts from the test: "You took it out of commit and waited a week. Walk me through that." A score that the conversation contradicts is changed, with a note that says why.`,
        'Structure pays: in a 2022 re-estimate, structured interviews correlate .42 with job performance and unstructured ones .19 [1]. Squared, that is about 18% and about 4% of the differences.',
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
            'Which number did your last buyer defend the purchase with, and who worked it out?',
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
      heading: `Stage 5: role-play, or a mock demo (${rolePlay.minutes} minutes)`,
      paragraphs: [
        'Plan 5 minutes for questions about the brief, 10 in the scene, 10 to talk it through and 5 for questions about the job. The hiring manager plays the buyer from a script; the senior AE types notes. Both score. If your AEs give demos, make it a mock demo of the candidate’s own product, scored on what was asked before anything was shown.',
        'Say: "You get the brief a day before. We score discovery and one objection. If a live role-play does not work for you, we offer a format that tests the same thing."',
      ],
    },
    {
      heading: 'The 20-minute debrief',
      paragraphs: ['All scores are in before the meeting starts. No scores, no say.'],
      list: [
        'Minutes 0 to 3: read the scores in silence.',
        'Minutes 3 to 12: only cells where raters differ by two or more, or nobody has evidence.',
        `Minutes 12 to 16: apply the rule that you wrote beforehand, for example “${decisionRule[0]}”`,
        'Minutes 16 to 20: the hiring manager gives the decision and the reason, and names who tells the candidate.',
      ],
      ordered: true,
    },
    {
      heading: 'Two references, then the offer',
      paragraphs: [
        'Call one former manager and one customer, and check one score each: "On the Miller deal, who worked out the cost?" Ask the manager for quota and attainment by quarter.',
        'Make the offer by phone, then in writing the same day: base, on-target earnings, quota, ramp by month, and what happens to commission while the pipeline is empty. A no to a finalist deserves one sentence tied to the work.',
      ],
    },
    {
      heading: 'Twelve working days from screen to offer',
      paragraphs: ['Book the panel before you source. Our suggestion:'],
      list: [
        'Day 1: screen. Day 3: the test is in and read.',
        'Days 5 and 6: both interviews. Day 8: role-play.',
        'Day 9: debrief. Day 11: references. Day 12: offer.',
      ],
    },
    {
      heading: 'What it costs in hours',
      paragraphs: [
        `The candidate gives ${screen.minutes} + ${test.minutes} + ${bothInterviews} + ${rolePlay.minutes} = ${candidateMinutes} minutes. Your team gives ${teamTotal} minutes for each finalist (${inHours(teamTotal)}): screen ${screen.minutes}, reading the test ${test.afterMinutes}, two interviews ${bothInterviews}, role-play ${raters * rolePlay.minutes} and its scores ${raters * rolePlay.afterMinutes}, debrief ${debriefMinutesOf(accountExecutive)} for ${countWords[debriefPeopleOf(accountExecutive)]} people, reading included.`,
        `Eight candidates with ${countWords[liveInterviews]} live interviews each take ${allInterviews}. Screen and test all eight, then give four finalists the other ${liveInterviews - 1} each: ${fewerInterviews}.`,
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'The correlations under stages 3 and 4 are averages over many jobs, with a wide spread [2]. Earlier work put structured interviews at .51 and unstructured ones at .38 [3], and a published reply disputes the new corrections [4]. The stages and the calendar are our design.',
      ],
    },
    {
      heading: 'If your interview is tomorrow',
      paragraphs: ['In this order:'],
      list: [
        'Choose two competencies to cover, and tell the others which are theirs.',
        'Write one question for each, with a weak and a strong answer.',
        'Ask everyone to send scores with quotes before they talk to each other.',
      ],
      ordered: true,
    },
  ],
  sources: [
    sources.sackett2022,
    sources.sackett2023,
    sources.schmidtHunter1998,
    sources.dissentIop,
  ],
} satisfies ArticleData;
