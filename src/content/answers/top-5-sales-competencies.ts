import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { competencies } from '../hiringFile.ts';
import { countWords } from '../hiringFiles/derive.ts';
import { salesDevelopment } from '../hiringFiles/salesDevelopment.ts';
import { salesLeader } from '../hiringFiles/salesLeader.ts';
import type { Competency } from '../hiringFiles/types.ts';
import { sources } from '../sources.ts';

/** Rows of a set: competency, what can be seen, and the task that shows it. */
const rowsOf = (set: readonly Competency[]) =>
  set.map(({ name, behavior, task }) => [name, behavior, task]);

/** What names a set in a sentence. */
const namesOf = (set: readonly { readonly name: string }[]): string =>
  set.map(({ name }) => name.toLowerCase()).join(', ');

/** How many people answer for the scores of the example. */
const owners = countWords[new Set(competencies.map(({ owner }) => owner)).size];

/** Starting sets of five competencies for SDRs and BDRs, account executives and sales leaders. */
export const top5SalesCompetencies = {
  slug: 'top-5-sales-competencies',
  kind: 'Guide and starting sets',
  title: 'Top 5 sales competencies, role by role',
  metaDescription:
    'Five competencies for a sales development rep, an account executive and a sales leader: what to watch for, a test for each, and what to leave out.',
  h1: 'The top 5 sales competencies, role by role',
  summary: `Account executive (AE): ${namesOf(competencies)}. Sales development rep (SDR) or business development rep (BDR): ${namesOf(salesDevelopment.competencies)}. First-line sales leader: ${namesOf(salesLeader.competencies)}. Each set comes with what to watch for and a task that shows it. Your selling context swaps one or two, and nobody can score some of the popular entries.`,
  keyPoints: [
    "Pick five competencies for the role in front of you. The SDR set is about starting conversations, the AE set about steering decisions, the leader set about other people's results.",
    `Five is a limit on raters. An interviewer who asks, listens and takes notes can answer for one or two competencies, so ${owners} people and a short test cover five, each scored in one stage.`,
    'Research on sales performance points to selling knowledge, adapting to the buyer, thinking ability and engagement. It also points to role clarity, which the employer supplies.',
    'Selling context changes the list. A new market, a long procurement cycle or a partner motion each pushes one competency out and pulls another in. Write down the reason for every swap.',
    'Leave out anything without an anchor, the sentence that describes a level. "Culture fit", "grit" and "executive presence" become scores only when you can say what a person does that earns a 2 or a 4.',
  ],
  links: [
    '/answers/sales-competency-rubric',
    '/answers/saas-ae-interview-process',
    '/samples/blueprint',
    '/answers/ai-hiring-laws',
    '/product',
  ],
  dateModified: '2026-11-25',
  closing: {
    heading: 'Get the five for your own role',
    text: 'The product drafts them from how you sell. You rename, swap or drop any of them.',
  },
  artifact: articleArtifacts.competencies,
  sections: [
    {
      heading: 'Why five, and why not the same five',
      paragraphs: [
        'Five is our judgment, because of rater load. A person who asks questions, listens and writes quotes can answer for one or two competencies in 40 minutes. Ask for nine and the notes get thin, the middle scores fill up, and the first impression does the rest. With a proof test (multiple choice), two interviews and a role-play, each of the five is scored in one stage, and two raters score the role-play.',
        'The same five cannot serve every role, because the work differs. So write one sentence about the job first: "This person spends most of the week doing X with Y, and we lose when Z goes wrong." Each competency must help with X or protect against Z.',
      ],
    },
    {
      heading: 'What the research points to',
      paragraphs: [
        'The most useful study for a sales team is a meta-analysis by Verbeke, Dietz and Verwaal, which brings together evidence from 1982 to 2008. Five factors had significant relationships with sales performance: selling-related knowledge (standardized coefficient .28), degree of adaptiveness (.27), role ambiguity (−.25), cognitive aptitude (.23) and work engagement (.23) [1].',
        'Those numbers are standardized coefficients from one model: they say how strongly factors move together across many studies. They offer three hints. Test what the candidate knows about selling in your kind of deal. Watch whether the approach changes when the buyer changes. And lower role ambiguity yourself, by writing a clear job.',
      ],
    },
    {
      heading: 'SDR and BDR: starting conversations',
      paragraphs: [
        'The week is research, outreach and short calls. The costly failure is a full calendar of meetings that should not have been booked. So the set rewards choosing well over dialing more: research and qualifying come before volume. Using feedback is on the list because a new SDR gets a lot of it in the first weeks.',
      ],
      table: {
        caption: 'A starting set for SDR and BDR roles',
        columns: ['Competency', 'What you can see', 'What shows it'],
        rows: rowsOf(salesDevelopment.competencies),
      },
    },
    {
      heading: 'Account executive: steering a decision',
      paragraphs: [
        'A mid-market AE moves several people toward one decision. The costly failure is a friendly deal with no buyer behind it: good calls, warm emails, and nobody who can sign. Discovery depth and multi-threading guard against that. Forecast honesty shows it early. The set comes from our example, with all four levels of each among the samples.',
      ],
      table: {
        caption: 'A starting set for a mid-market AE',
        columns: ['Competency', 'What you can see', 'What shows it'],
        rows: rowsOf(competencies),
      },
    },
    {
      heading: 'Sales leader: results through others',
      paragraphs: [
        'A first-line manager sells less and decides more. The costly failure is a manager who takes over every deal. Past quota tells you little about this set, because it was earned in another job. Ask for the work instead: a coaching conversation, a forecast with holes in it, a plan that has to give something up.',
      ],
      table: {
        caption: 'A starting set for a first-line sales leader',
        columns: ['Competency', 'What you can see', 'What shows it'],
        rows: rowsOf(salesLeader.competencies),
      },
    },
    {
      heading: 'How selling context swaps items',
      paragraphs: [
        'Treat each set as a first draft. Then read your own context and make at most two swaps, each with a written reason.',
      ],
      list: [
        'Mostly inbound, small contracts, one buyer: drop multi-threading, add fast qualifying.',
        'Long procurement: drop objection handling as its own line, add working a paper process.',
        'A new category nobody budgets for: keep business case and give it a second rater.',
        'A partner motion: add joint planning with someone you do not manage.',
        'A technical product: add explaining one idea to two different audiences.',
      ],
    },
    {
      heading: 'A worked swap',
      paragraphs: [
        'An invented example: a company hires an AE to sell scheduling software to clinics. Cycles run five months and most losses happen after a verbal yes, in procurement. The team starts from the AE set. It drops objection handling: reps hear few objections, and the demo answers most of them. It adds working a paper process: knows the documents, the people who sign and the order they sign in. The reason is written down: "four of our last six losses stalled after the yes."',
      ],
    },
    {
      heading: 'What to leave out',
      paragraphs: [
        '"Culture fit" tends to score likeness to the interviewer. If you mean something real, name it: "gives bad news to a customer on the same day". "Grit" has the same problem. Replace it with an event you can ask about, such as a quarter that began badly and what the person changed.',
        'Leave out years of experience too. One 2022 re-analysis of hiring research puts its mean validity at .07, close to nothing [2]. Leave out anything you plan to train in the first month, and anything that no stage of your process can show. If nobody can score a line, delete it.',
      ],
    },
    {
      heading: 'If you interview tomorrow',
      paragraphs: ['You have an hour tonight. Spend it like this:'],
      list: [
        'Write the one-sentence job: what, with whom, and where it goes wrong.',
        'Take the matching set above and make no more than two swaps.',
        'Write one sentence for a weak answer and one for a strong answer, per competency.',
        'Give each interviewer one or two competencies to own, and the questions for them.',
        'Rate alone, with a quote for each score, before anyone speaks.',
      ],
      ordered: true,
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'The sets are our judgment, informed by the research but not tested by it. The meta-analysis stops in 2008 and covers many kinds of selling. It finds that the size of each relationship depends on how performance was measured and on the type of sale [1]. It studied people in the job, not applicants. Nobody can promise that these five will predict results in your team. Keep the scores, look at them again after 30, 60 and 90 days, and change the list when the evidence says so.',
      ],
    },
  ],
  sources: [sources.verbeke2011, sources.sackett2022],
} satisfies ArticleData;
