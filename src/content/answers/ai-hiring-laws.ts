import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { sources } from '../sources.ts';

/** Laws on AI in hiring as of a date, with notices to copy. */
export const aiHiringLaws = {
  slug: 'ai-hiring-laws',
  kind: 'Notices to copy',
  title: 'AI hiring laws, place by place',
  metaDescription:
    'AI hiring laws in New York City, seven states, Ontario and the EU: who is covered, from when, what each asks and what it costs, with two notices to copy.',
  h1: 'AI hiring laws: who is covered, from when, and two notices to copy',
  summary:
    'As of November 23, 2026, New York City, six US states, Ontario and the EU have rules in force that reach AI in hiring; Colorado and more EU duties follow. One table holds twelve rules with start dates and duties; the sections add penalties, and two notices are ready to copy. Show it to your counsel: this is not legal advice.',
  keyPoints: [
    'New York City: a covered tool needs an audit and notice.',
    'Illinois, California, New Jersey: a discriminatory effect can be unlawful.',
    'Colorado, from January 1, 2027: notice, explanation, human review, records for three years.',
    'European Union: recruitment tools are high-risk, with duties from December 2, 2027.',
  ],
  links: [
    '/security',
    '/candidates',
    '/samples/evidence-pack',
    '/answers/candidate-heatmap-scoring',
  ],
  dateModified: '2026-11-27',
  closing: {
    heading: 'Keep the reasons with each decision',
    text: 'The product keeps the evidence for each score. Leave your email, and we’ll write when your trial opens.',
  },
  artifact: articleArtifacts.laws,
  sections: [
    {
      heading: 'The rules on one page',
      paragraphs: ['Look up where the job is, and where the candidate lives.'],
      table: {
        caption: 'AI hiring rules as of November 23, 2026',
        columns: ['Place', 'Who is covered', 'Applies from', 'What it asks of an employer'],
        rows: [
          [
            'New York City: Local Law 144',
            'Jobs at an office in the city, or remote jobs tied to one',
            'July 5, 2023',
            'Bias audit within the last year, public summary, notice 10 business days ahead',
          ],
          [
            'Illinois: HB 3773',
            'Employers of one or more',
            'January 1, 2026',
            'No AI with a discriminatory effect; notice of AI',
          ],
          [
            'Illinois: video interviews, biometrics',
            'Employers that analyze video by AI, or collect voiceprints or face scans',
            'January 1, 2020; October 3, 2008',
            'Notice, explanation and consent; a written release',
          ],
          [
            'Maryland: HB 1202',
            'Employers that use facial recognition in interviews',
            'October 1, 2020',
            'A signed waiver from the applicant',
          ],
          [
            'California: civil rights rules',
            'Employers of five or more',
            'October 1, 2025',
            'No discriminatory use; records for four years',
          ],
          [
            'California: CCPA rules',
            'Larger businesses',
            'January 1, 2026; January 1, 2027',
            'Risk assessments; then notice, opt-out and access',
          ],
          [
            'New Jersey: N.J.A.C. 13:16',
            'Employers of any size',
            'December 15, 2025',
            'No unjustified disparate impact, vendors’ tools included',
          ],
          [
            'Texas: HB 149',
            'Anyone who deploys AI in the state',
            'January 1, 2026',
            'No AI meant to discriminate unlawfully',
          ],
          [
            'Colorado: SB 26-189',
            'Those whose AI materially influences hiring',
            'January 1, 2027',
            'Notice, explanation, human review, records for three years',
          ],
          [
            'Connecticut: Public Act 26-15',
            'Those whose AI is a substantial factor',
            'October 1, 2026; October 1, 2027',
            'AI is no defense; then a written notice',
          ],
          [
            'Ontario: job postings',
            'Employers of 25 or more',
            'January 1, 2026',
            'Public postings say whether AI screens, assesses or selects',
          ],
          [
            'European Union: AI Act',
            'Who provides the tool, or uses it on people in the EU',
            'August 2, 2026; December 2, 2027',
            'Providers: tell people they are talking to AI; then duties for high-risk systems',
          ],
        ],
      },
    },
    {
      heading: 'New York City covers fewer tools than you think',
      paragraphs: [
        'Local Law 144 reaches a tool whose score or recommendation substantially assists or replaces a discretionary decision. The city’s rule reads that narrowly: the output is the only factor, weighs more than any other, or overrules conclusions from other factors [1]. A team that weighs a test beside interviews, and writes that down, may not be covered. Which jobs count is in the agency’s FAQ [2]. A covered employer needs an independent audit no more than a year old, a public summary, and notice at least 10 business days before use [1].',
        'Penalties run to $500 for a first violation and $1,500 for later ones; each day of use counts [3].',
      ],
    },
    {
      heading: 'Illinois and Maryland ask for notice and consent',
      paragraphs: [
        'The Illinois Human Rights Act forbids AI that has the effect of discrimination in hiring, and ZIP codes as a proxy for a protected class. It requires notice [4]. Older acts require notice and consent before AI analyzes recorded video [5], and a written release before a company collects a voiceprint or a scan of a face [6]. Maryland asks for a waiver before facial recognition [7].',
      ],
    },
    {
      heading: 'California has two sets of rules',
      paragraphs: [
        'Rules of the Civil Rights Council say that automated decision systems may not discriminate, and that employers keep related records for four years [8]. Rules under the California Consumer Privacy Act (CCPA) reach larger businesses whose tool substantially replaces human judgment: a risk assessment before new processing, and notice, opt-out and access from January 1, 2027 [9].',
      ],
    },
    {
      heading: 'New Jersey looks at effect, Texas at intent',
      paragraphs: [
        'In New Jersey, a practice that falls harder on a protected group is unlawful unless it is necessary for a legitimate interest and nothing less discriminatory would do [10]. In Texas, what counts is intent; a disparate impact alone does not show it [11][12]. The Texas Attorney General enforces the act with penalties of up to $200,000 for a violation that cannot be cured [12].',
      ],
    },
    {
      heading: 'Connecticut and Ontario have begun; Colorado starts in 2027',
      paragraphs: [
        'Colorado’s SB 26-189 replaced the act of 2024 [13]. Employers will have to give notice, a plain explanation within 30 days of an adverse outcome, correction of wrong data and human review on request.',
        'In Connecticut, AI has been no defense against a claim of discrimination since October 1, 2026 [14]. For tools put into use from October 1, 2027, a written notice names the tool, its purpose, the data and a contact [15].',
        'Since January 1, 2026, an employer of 25 or more in Ontario must say in each public posting whether AI screens, assesses or selects applicants [16].',
      ],
    },
    {
      heading: 'The European Union calls recruitment high-risk',
      paragraphs: [
        'Annex III, point 4 lists recruitment and the evaluation of candidates. Regulation (EU) 2026/1744 moved the duties for these systems to December 2, 2027 [17]. AI that infers emotions from biometric data at work and in recruitment has been prohibited since February 2, 2025, except for medical and safety reasons. Fines reach EUR 15 million or 3% of worldwide turnover for breaking the duties, and EUR 35 million or 7% for a prohibited practice [18].',
      ],
    },
    {
      heading: 'Notice to copy: before the test',
      paragraphs: ['Adapt it to your tool.'],
      isLetter: true,
      list: [
        '“We use (tool name) in hiring for the role of (role). AI drafts the test, and an approved answer key scores it. People score interviews, role-plays and work tasks. From those scores, AI writes a recommendation.”',
        '“It evaluates these qualifications: (five competencies). It uses this data: your answers, any written role-play, interviewers’ notes and scores. If AI plays the buyer in a role-play, you are told so first.”',
        '“A person reviews the evidence, can change or ignore any score, and decides. (Company) keeps the data until (date or rule). The latest bias audit summary is at (address), if one is required.”',
        '“You can ask for another selection process or for an accommodation, for a copy of your data, or for a correction: (name, email, telephone).”',
      ],
    },
    {
      heading: 'Notice to copy: after a no',
      paragraphs: ['For laws that ask for an explanation, as Colorado’s does.'],
      isLetter: true,
      list: [
        '“We have decided not to continue with your application for (role). The main reasons: (two sentences that name the competency and what was seen).”',
        '“(Tool name) was used to (purpose), from this data: (list). We used its output as follows: (how).”',
        '“If something in that data is wrong, or if you want to know more or have a person look again, write to (contact) by (date).”',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: ['Other duties may apply. Sending both notices does not make a process lawful.'],
    },
    {
      heading: 'What to do this week',
      paragraphs: ['Three steps:'],
      list: [
        'List where your jobs are and where your candidates live.',
        'Write the rule for deciding, with the weight of each score.',
        'Send both notices to counsel.',
      ],
      ordered: true,
    },
  ],
  sources: [
    sources.nycRule,
    sources.nycQuestions,
    sources.nycLaw,
    sources.illinoisAct,
    sources.illinoisVideo,
    sources.illinoisBiometrics,
    sources.marylandAct,
    sources.californiaCivilRights,
    sources.californiaMofo,
    sources.newJerseyJacksonLewis,
    sources.texasSummary,
    sources.texasAct,
    sources.coloradoAct,
    sources.connecticutAct,
    sources.connecticutNixon,
    sources.ontarioPostings,
    sources.euPostponement,
    sources.euAiAct,
  ],
} satisfies ArticleData;
