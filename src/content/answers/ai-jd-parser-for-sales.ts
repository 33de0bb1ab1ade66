import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { sources } from '../sources.ts';

/** What software can read in a sales job description, and what people must add. */
export const aiJdParserForSales = {
  slug: 'ai-jd-parser-for-sales',
  kind: 'Guide and sorted job posting',
  title: 'AI JD parser for sales: what it can read',
  metaDescription:
    'What an AI parser can and cannot read in a sales job description, which five inputs to add, and how to split must-haves from wishes.',
  h1: 'AI job description parser for sales: what it can read',
  summary:
    'An AI parser reads what a job description says: title, duties, skills, tools. It cannot read how you sell, so add five facts: motion, contract value, deal cycle, ideal customer and objections. Let it draft competencies and ask about gaps, and have a person edit the draft before anyone uses it. Here is how to split must-haves from wishes, with a posting sorted line by line.',
  keyPoints: [
    'A job description alone is thin input. Add five facts before parsing: sales motion, average contract value, deal cycle, ideal customer, and the objections reps hear most. Without them, a parser fills the gaps with averages.',
    'Split every line into must-have or wish. A must-have is something a new rep needs in the first 90 days and that you would not teach. Everything else is a wish, and a wish screens nobody out.',
    'A good parser asks. When the text leaves out deal size, quota basis or who owns the pipeline, the right output is a question for the hiring manager.',
    'Competencies come out; protected traits stay out. Do not ask for age, family, origin or health, and have a person remove phrases that hint at them, such as "native speaker", before any text is used.',
    'A named person edits and approves the draft before it is used, and every version is kept. If a candidate asks why a test was there, the trail shows who decided and when.',
  ],
  links: [
    '/answers/sales-hiring-blueprint',
    '/answers/ai-hiring-laws',
    '/read',
    '/samples/blueprint',
    '/product',
    '/security',
  ],
  dateModified: '2026-11-25',
  closing: {
    heading: 'Try it on your own job description',
    text: 'The product drafts five competencies from it, and asks about what it does not say.',
  },
  artifact: articleArtifacts.parser,
  sections: [
    {
      heading: 'What a parser actually does',
      paragraphs: [
        'A job description parser reads text and sorts it. It can find the title, the duties, the skills, the years asked for and the tools listed. A language model can go one step further and draft the competencies those duties point to. "Run discovery and keep six stakeholders moving" becomes discovery depth and multi-threading.',
        'It cannot read what is not there. Many sales postings are copied from an earlier one, so they describe a general seller at a general company. The parser has no way to know that your buyers are hospital finance teams, or that your last two reps lost deals at the security review. Three or four people know that, and none of them wrote the posting.',
      ],
    },
    {
      heading: 'Five inputs to add before you parse',
      paragraphs: [
        'Ask the hiring manager for these first. Each answer changes what you should test.',
      ],
      list: [
        'Motion: inbound, outbound, partner or expansion, in rough shares. An outbound role needs a prospecting test; an inbound role may not.',
        'Average contract value: what a typical first contract is worth. It hints at how many people must sign.',
        'Deal cycle: weeks from first meeting to signature, and the stage where deals stall.',
        'Ideal customer: industry, size, and the title of the person who feels the problem.',
        'Objections: the three sentences reps hear most often, word for word.',
      ],
    },
    {
      heading: 'Why a vague role is a problem of its own',
      paragraphs: [
        'A meta-analysis of sales studies from 1982 to 2008 looked at role ambiguity: a rep is unsure what is expected. It had a negative association with sales performance (standardized coefficient −.25) [1]. That research looks at people already in the job and does not test job descriptions. Our reading is narrower: if the hiring team cannot say what the job is, software will not settle it for them.',
      ],
    },
    {
      heading: 'Must-have or wish: a worked example',
      paragraphs: [
        'Here is an invented posting for an account executive (AE) who sells scheduling software to clinics, split line by line. The test for a must-have is strict: a new rep needs it in the first 90 days, and you would not teach it.',
        'Years of experience deserve special doubt. In a 2022 re-estimate, years of job experience had a mean correlation of .07 with job performance, against .42 for structured interviews [2]. Squared, .42 is about 18% of the variance.',
      ],
      table: {
        caption: 'An invented posting for an AE, sorted',
        columns: ['Line in the posting', 'Verdict', 'What to do with it'],
        rows: [
          [
            '"Runs discovery with several stakeholders"',
            'Must-have',
            'Keep. Test with a situational question.',
          ],
          [
            '"Handles security and procurement questions"',
            'Must-have',
            'Keep. Deals stall here, so use it in the role-play.',
          ],
          [
            '"5+ years in SaaS" (software as a service)',
            'Wish',
            'Ask for a deal with several approvers instead.',
          ],
          ['"Knows our CRM" (customer database)', 'Wish', 'Drop. Teach it in week one.'],
          ['"Owns pipeline"', 'Unclear', 'Ask what share of meetings the rep sources.'],
          ['"Hungry rock star"', 'Not usable', 'Delete. Nobody can score it.'],
          ['"Native English speaker"', 'Remove', 'Test the task: clear follow-up emails.'],
        ],
      },
    },
    {
      heading: 'The best output may be a question',
      paragraphs: [
        'When text is missing, a parser can guess or ask. Guessing reads better and does more harm, because a guess in a tidy list looks like a decision. Useful questions sound like these:',
      ],
      list: [
        'The posting says "own your pipeline". What share of meetings does the rep source alone in month four?',
        'No deal size is given. Is a typical first contract nearer $8,000 or $80,000 a year?',
        'Two lines disagree: "hunter" and "grow existing accounts". Which one is the rep paid on?',
      ],
    },
    {
      heading: 'What to keep out',
      paragraphs: [
        'A parser should produce competencies: behavior that another person could see. Remove age, family status, origin, religion, health, disability and gender, along with phrases that hint at them, such as "recent graduate", "digital native" or "young team". A model trained on old postings can repeat such phrases, so check the output as well as the input. In the United States, EEOC guidance of November 2016 says that an English-fluency requirement is permissible only where the job needs it [3].',
        "If the draft later feeds a score, check the law where you hire. As of November 23, 2026, New York City's Local Law 144 covers automated tools whose score, classification or recommendation substantially assists or replaces a discretionary hiring decision [4]. The city's rules define that phrase narrowly: the output is the only factor, weighs more than any other, or overrules conclusions from other factors [4]. Turning a posting into draft competencies is some distance from that line. Ranking candidates by the resulting score may not be. A legal source without a date was read in a copy or summary; compare it before you rely on it. This is not legal advice: ask your own counsel.",
      ],
    },
    {
      heading: 'A person edits, and the trail stays',
      paragraphs: [
        'Name one editor, usually the hiring manager, and one reviewer who will interview. The editor accepts, changes or deletes every line. Keep four things, each with a date and a name: the original posting, the context answers, the machine draft and the approved version. If a candidate asks why there was a procurement task, you can show which line it came from and who kept it.',
        'Our product is designed this way. The posting and selling context go in, a draft Top-5 comes out, and a person edits it before candidates see a test.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'None of this shows that parsing a job description leads to better hires. The role ambiguity figure is an association among working salespeople, not an effect of better postings [1]. The validity figures are averages across many jobs [2]. A parser saves typing and shows gaps. Whether you chose the right five competencies is something you learn by comparing early signals with results at 30, 60 and 90 days.',
      ],
    },
  ],
  sources: [sources.verbeke2011, sources.sackett2022, sources.eeocNationalOrigin, sources.nycRule],
} satisfies ArticleData;
