import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { sources } from '../sources.ts';

/** What software can read in a sales job description, and what people must add. */
export const aiJdParserForSales = {
  slug: 'ai-jd-parser-for-sales',
  kind: 'Sorted job posting',
  title: 'AI JD parser for sales: what it can read',
  metaDescription:
    'Parse a sales job description free: what a parser can read, five inputs to add, must-haves and nice-to-haves sorted line by line, and what to keep out.',
  h1: 'AI job description parser for sales: what it can read',
  summary:
    'A parser reads what a job description says: title, duties, skills, tools. It cannot read how you sell, so add five facts: motion, contract value, deal cycle, ideal customer and objections. Paste your posting on our free page and get a scorecard, then use the sorted example below to split must-haves from nice-to-haves and to find what to ask the hiring manager.',
  keyPoints: [
    'Add five facts first: without them, a parser fills the gaps with averages.',
    'A good parser asks about gaps; a guess looks like a decision.',
    'Competencies come out; protected traits stay out.',
    'A named person edits the draft, and every version is kept.',
  ],
  links: [
    '/read',
    '/answers/sales-hiring-blueprint',
    '/answers/ai-hiring-laws',
    '/samples/blueprint',
    '/product',
    '/security',
  ],
  dateModified: '2026-11-27',
  closing: {
    heading: 'Try it on your own job description',
    text: 'The product drafts the whole process from it. Leave your email, and we’ll write when your trial opens.',
  },
  artifact: articleArtifacts.parser,
  sections: [
    {
      heading: 'What a parser does, and what it cannot see',
      paragraphs: [
        'It finds the title, the duties, the skills, the years and the tools. A language model can draft competencies from them: "Run discovery and keep six stakeholders moving" becomes discovery depth and multi-threading. It has no way to know that your buyers are hospital finance teams, or that your last two reps lost deals at the security review. [See what yours says](/read), free: nothing you paste leaves the page.',
      ],
    },
    {
      heading: 'Five inputs to add before you parse',
      paragraphs: ['Ask the hiring manager first. Each answer changes what you test.'],
      list: [
        'Motion: inbound, outbound, partner or expansion, in rough shares.',
        'Contract value: it hints at how many people must sign.',
        'Deal cycle: weeks to signature, and the stage where deals stall.',
        'Ideal customer: industry, size, and who feels the problem.',
        'Objections: the three sentences reps hear most, word for word.',
      ],
    },
    {
      heading: 'Must-have or nice-to-have: a worked example',
      paragraphs: [
        'An invented posting for an account executive (AE) who sells scheduling software to clinics. A must-have is a skill the hire needs in the first 90 days and you will not teach. Years of experience deserve special doubt: in a 2022 re-estimate they correlate .07 with job performance, against .42 for structured interviews [1]. Squared, .42 is about 18% of the variance.',
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
          ['"5+ years in SaaS"', 'Nice-to-have', 'Ask for a deal with several approvers instead.'],
          ['"Knows our CRM"', 'Nice-to-have', 'Drop. Teach it in week one.'],
          ['"Owns pipeline"', 'Unclear', 'Ask what share of meetings the rep sources.'],
          ['"Hungry rock star"', 'Not usable', 'Delete. Nobody can score it.'],
          ['"Native English speaker"', 'Remove', 'Test the task: clear follow-up emails.'],
        ],
      },
    },
    {
      heading: 'The best output may be a question',
      paragraphs: ['Useful questions sound like these:'],
      list: [
        'The posting says "own your pipeline". What share of meetings does the rep source alone in month four?',
        'No deal size is given. Is a typical first contract nearer $8,000 or $80,000 a year?',
        'Two lines disagree: "hunter" and "grow existing accounts". Which one is the rep paid on?',
      ],
    },
    {
      heading: 'What to keep out',
      paragraphs: [
        'Remove age, family status, origin, religion, health, disability and gender, and phrases that hint at them, such as "recent graduate", "digital native" or "young team". A model trained on old postings can repeat them, so check the output too. EEOC guidance says that an English-fluency requirement is permissible only where the job needs it [2].',
        'If the draft later feeds a score, check the law where you hire: New York City’s rule is about the output of a tool, such as a score that outweighs every other factor [3].',
      ],
    },
    {
      heading: 'Name one editor, and keep every version',
      paragraphs: [
        'The editor, usually the hiring manager, accepts, changes or deletes every line. Keep the posting, the context answers, the draft and the approved version, each with a date and a name. When a candidate asks why there was a procurement task, you can show the line it came from.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'Software will not fix a vague role. Among people already in the job, not knowing what is expected is associated with lower sales performance (standardized coefficient −.25) [4]. Whether you chose the right five shows at 30, 60 and 90 days.',
      ],
    },
    {
      heading: 'Do it with one posting now',
      paragraphs: [
        'Run one posting through our [free scorecard page](/read). It takes about fifteen minutes:',
      ],
      list: [
        'Paste the posting, and swap the competencies that do not fit.',
        'Send the open questions to the hiring manager.',
        'Delete the nice-to-haves, and print the scorecard for the panel.',
      ],
      ordered: true,
    },
  ],
  sources: [sources.sackett2022, sources.eeocNationalOrigin, sources.nycRule, sources.verbeke2011],
} satisfies ArticleData;
