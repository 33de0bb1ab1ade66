import type { ArticleData } from '../../sections/Article/types.ts';

/** How to write a one-page hiring plan for a sales role before sourcing starts. */
export const salesHiringBlueprint = {
  slug: 'sales-hiring-blueprint',
  title: 'Sales hiring blueprint: a one-page plan',
  metaDescription:
    'Tie the job description, five competencies, proof tests, interviews and decision rule together on one page, before you source a single sales candidate.',
  h1: 'How to write a sales hiring blueprint before you source',
  summary:
    'A sales hiring blueprint is one page that ties together the job description, the selling context, five competencies, a test for each, the interview plan and the rule for deciding. You write it before you source anyone. It takes an afternoon, and it settles arguments while nobody has a favorite candidate yet. This guide walks through each part, shows a filled-in example, and says how far the research goes.',
  keyPoints: [
    'Start from how you sell, not from an old job ad. Write down motion, deal size, cycle length, ideal customer and the three objections a new rep will hear in week one.',
    'Pick five competencies and stop. For each one, name a single proof test, so that every competency is seen in action at least once instead of being guessed from a resume.',
    'Give each interviewer one competency to own, with set questions and a written scale. When everyone asks about everything, you hear the same career story four times and learn little.',
    'Agree the decision rule before the first interview: which scores matter most, what counts as a stop, who decides, and what happens when two interviewers see the same answer differently.',
    'Put review dates in the calendar at 30, 60 and 90 days. Compare what the scores said with what the new rep did, then fix the blueprint for the next hire.',
  ],
  links: [
    '/product',
    '/how-it-works',
    '/answers/sales-competency-rubric',
    '/answers/top-5-sales-competencies',
  ],
  dateModified: '2026-11-22',
  sections: [
    {
      heading: 'What goes on the page',
      paragraphs: [
        'Sales hiring often fails on paper before it fails in the room. The job ad says "hunter mentality". The recruiter screens for years of experience. One interviewer likes energy, another likes a big-company resume. At the end, four people compare four different jobs.',
        'A blueprint is the fix. It answers six questions in order, and each answer depends on the one before it.',
      ],
      list: [
        'How do we sell, and to whom?',
        'Which five things must this person be able to do?',
        'What task will show each of those things?',
        'Who looks at what, and with which questions?',
        'How will we decide, and who decides?',
        'What should be true after 30, 60 and 90 days?',
      ],
      ordered: true,
    },
    {
      heading: 'Step 1: write the selling context',
      paragraphs: [
        'Two jobs called "account executive" can share a title and almost nothing else. One closes a $6,000 deal on the second call with one owner. The other runs a nine-month process with a buying committee. A great hire for the first can sink in the second.',
        'So write five lines before anything else: motion (inbound, outbound, partner or expansion), annual contract value, cycle length, ideal customer profile and the objections heard most. Ask two current reps to correct the draft. They know which objection really stalls deals.',
        'There is a second reason. A meta-analysis of studies from 1982 to 2008 found that role ambiguity, meaning not knowing what is expected, went with lower sales performance (standardized coefficient −.25) [1]. That is a finding about people in the job, not about interviews. Still, a role you cannot describe on one page is a role a new rep will struggle to read.',
      ],
    },
    {
      heading: 'Step 2: choose five competencies',
      paragraphs: [
        'Five is our judgment, not a law of nature. Fewer leaves holes. More, and interviewers stop scoring carefully. Choose things you can watch a person do: run discovery, handle a price objection, bring a second stakeholder into a deal. "Passion" and "culture fit" do not qualify, because no two interviewers will look for the same thing.',
        'A good test: could a stranger watch a recording and point to the second when it happened? If not, rewrite it or drop it.',
      ],
    },
    {
      heading: 'Step 3: give each competency one proof test',
      paragraphs: [
        'A proof test is a small piece of the job. It can be a situational judgment question, a short role-play, a call plan written in 20 minutes, or a walk through a deal the candidate lost. Match the test to the competency. A written task shows very little about live objection handling.',
        'Say the time up front and keep it honest. If a task takes an hour, tell people it takes an hour. If someone needs a different format because of a disability, offer an equivalent one that tests the same thing.',
      ],
    },
    {
      heading: 'Step 4: assign interviewers',
      paragraphs: [
        'One owner per competency, one question sheet, and a second rater for any role-play. The US Office of Personnel Management sets out a sequence for building structured interviews that works just as well for sales: analyze the job, choose competencies, write questions, build rating scales, prepare follow-up probes, pilot, write the interviewer guide, and document what you did [2].',
        'The pilot is the easiest step to skip and the cheapest to run. Try the questions once on a rep you already employ. If your best rep scores a 2, the question is wrong or the scale is.',
      ],
    },
    {
      heading: 'Step 5: agree the decision rule',
      paragraphs: [
        'Write the rule as sentences, with names. For example: "No offer below 3 on discovery. One score of 1 anywhere means we stop and talk. Two raters more than one point apart go back to the quotes. The hiring manager decides." Sign it before you meet anyone. A rule written after the interviews is a story about the favorite.',
        'If you use software that gives a hire/no-hire recommendation, as ours does, treat it as one input with its evidence attached. People make the decision, and they can overrule it.',
      ],
    },
    {
      heading: 'Worked example: Mid-market AE',
      paragraphs: [
        'This is an invented hiring file. The company sells invoice-approval software to finance teams at firms with 200 to 1,000 employees. Motion: mostly outbound. Contract value: $28,000 a year. Cycle: about 75 days. Top objection: "Our ERP already does this."',
        'Candidate B-07 met this plan with five scores, each from a named person and a named task. The debrief started from the grid, not from impressions. Notice that every row ends in something a manager can check on the job. If you cannot fill that last column, the competency may not belong on the page.',
      ],
      table: {
        caption: 'Illustrative blueprint for the role Mid-market AE',
        columns: ['Competency', 'Proof test', 'Owner', '30/60/90 signal'],
        rows: [
          [
            'Discovery',
            'Role-play: first call with a controller',
            'Hiring manager',
            'Day 30: call notes name a cost of doing nothing',
          ],
          [
            'Objection handling',
            'Role-play: the ERP objection',
            'Senior AE',
            'Day 30: handles the top three objections unaided',
          ],
          [
            'Stakeholder mapping',
            'Written: who else must agree, and why',
            'Solutions lead',
            'Day 60: two contacts or more in each open deal',
          ],
          [
            'Deal qualification',
            'Interview: a deal you walked away from',
            'VP Sales',
            'Day 60: closes out dead deals without being asked',
          ],
          [
            'Pipeline planning',
            'Situational judgment: four days left, six deals',
            'Sales operations',
            'Day 90: forecast within the agreed range',
          ],
        ],
      },
    },
    {
      heading: 'Step 6: review at 30, 60 and 90 days',
      paragraphs: [
        'Pick one signal per competency that a manager can check without a survey. Book the three reviews the day the offer is signed. At each one, ask two questions: did the score point the right way, and did we test for something that turned out not to matter? Change one thing at a time, and keep the old version with its date.',
      ],
    },
    {
      heading: 'What the research supports',
      paragraphs: [
        'In 2022 Sackett, Zhang, Berry and Lievens re-estimated how well common hiring methods line up with later job performance. The values in the table come from a secondary summary of that work [3]. The same authors discuss what to do with the new numbers in a 2023 open-access paper [4].',
        'Read .42 with care. It is a correlation, not "42% accurate". Squared, it is about 18% of the differences in performance between people. That is useful, and it leaves most of the story untold.',
        'Older figures from 1998 were higher, at .51 for structured and .38 for unstructured interviews [5]. The size of the estimate fell, but structured interviews stayed ahead. Not everyone agrees: a later working paper by Schmidt and colleagues put the two kinds of interview equal, at .58 [6].',
      ],
      table: {
        caption: 'Average validity after the 2022 revision, as correlations (secondary summary)',
        columns: ['Method', 'Correlation'],
        rows: [
          ['Structured interviews', '.42'],
          ['Job-knowledge tests', '.40'],
          ['Work samples', '.33'],
          ['Cognitive ability tests', '.31'],
          ['Unstructured interviews', '.19'],
          ['Years of job experience', '.07'],
        ],
      },
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'None of this proves that your next hire will hit quota. The averages cover many jobs, not only sales, and they spread widely around the mean. Nobody has tested your exact blueprint. A plan like this makes a decision easier to explain and easier to improve. It does not make it certain, and it does not by itself make it fair: you still need to watch outcomes across groups over time.',
      ],
    },
    {
      heading: 'If your first interview is tomorrow',
      paragraphs: ['Do the short version tonight. It takes about 40 minutes.'],
      list: [
        'Write the five context lines. Leave a blank where you are unsure and ask a rep.',
        'Name five competencies and strike any that nobody could point to on a recording.',
        'Write two questions and a four-level scale for the competency you own.',
        'Send the decision rule to everyone on the panel and ask for a yes.',
      ],
      ordered: true,
    },
  ],
  sources: [
    {
      label:
        'Verbeke, Dietz and Verwaal (2011), Drivers of sales performance: a contemporary meta-analysis (open access)',
      url: 'https://doi.org/10.1007/s11747-010-0211-8',
    },
    {
      label:
        'US Office of Personnel Management (2008), Structured Interviews: A Practical Guide (archived copy)',
      url: 'https://docslib.org/doc/7970947/structured-interview-guide',
    },
    {
      label:
        'Newman Human Resources, summary of Sackett et al. (2022) (secondary table; site address)',
      url: 'https://newmanhumanresources.com',
    },
    {
      label:
        'Sackett, Zhang, Berry and Lievens (2023), Revisiting the design of selection systems (open access)',
      url: 'https://www.cambridge.org/core/journals/industrial-and-organizational-psychology/article/revisiting-the-design-of-selection-systems-in-light-of-new-findings-regarding-the-validity-of-widely-used-predictors/A20984B138319E3D432E643978BF026D',
    },
    {
      label: 'Intrvio, figures from Schmidt and Hunter (1998) (secondary summary)',
      url: 'https://intrvio.com/blog/structured-interview-predictive-validity',
    },
    {
      label: 'Cognadev, on the working paper by Schmidt, Oh and Shaffer (secondary, dissenting)',
      url: 'https://www.cognadev.com/blog_005.html',
    },
  ],
} satisfies ArticleData;
