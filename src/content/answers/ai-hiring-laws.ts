import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtefacts } from '../articleArtefacts.ts';
import { sources } from '../sources.ts';

/** Laws on AI in hiring as of a date, with notices to copy. */
export const aiHiringLaws = {
  slug: 'ai-hiring-laws',
  kind: 'Guide and notices to copy',
  title: 'AI hiring laws and notices to copy',
  metaDescription:
    'AI hiring laws in New York City, Illinois, Colorado, Connecticut and the EU as of November 2026: dates, duties and candidate notices to copy.',
  h1: 'AI hiring laws: dates, duties and candidate notices to copy',
  summary:
    'Five places have rules about AI in hiring that a US sales team is likely to meet: New York City, Illinois, Colorado, Connecticut and the European Union. This page lists each rule, the date from which it applies and what it asks an employer to do, as of November 22, 2026. It ends with two notices you can copy and fill in. It is general information and not legal advice: show it to your own counsel.',
  keyPoints: [
    'New York City and Illinois rules apply now. The city asks for a bias audit, a public summary and 10 business days of notice; Illinois forbids discriminatory use of AI in employment and asks for notice.',
    'Colorado begins on January 1, 2027. Its new law replaces the 2024 AI Act and asks for a notice before the tool is used, and an explanation after an adverse decision.',
    'Connecticut’s employer notices begin on October 1, 2027. They name the tool, its purpose, the data it uses and a contact, and they come before the decision.',
    'In the European Union, recruitment tools are high-risk. The duties for them were moved to December 2, 2027. The ban on inferring emotions at work has applied since February 2, 2025.',
    'One notice can serve as a start for all of them: say that a tool is used, for which decision, with which data, who reviews it, and how to ask for another way.',
  ],
  links: ['/security', '/candidates', '/answers/candidate-heatmap-scoring', '/faq'],
  dateModified: '2026-11-22',
  artefact: { ...articleArtefacts.laws, under: 'How this concerns a tool like ours' },
  sections: [
    {
      heading: 'The five rules on one page',
      paragraphs: [
        'Each law covers people in its own place, so the candidate’s location counts as well as yours. Dates are as of November 22, 2026.',
      ],
      table: {
        caption: 'AI hiring rules as of November 22, 2026',
        columns: ['Place', 'Rule', 'Applies from', 'What it asks of an employer'],
        rows: [
          [
            'New York City',
            'Local Law 144',
            'July 5, 2023 (enforcement)',
            'Independent bias audit within the last year, public summary, notice 10 business days before use',
          ],
          [
            'Illinois',
            'HB 3773',
            'January 1, 2026',
            'No use of AI with a discriminatory effect; notice that AI is used',
          ],
          [
            'Colorado',
            'SB 26-189',
            'January 1, 2027',
            'Notice before use, explanation after an adverse outcome, human review, records',
          ],
          [
            'Connecticut',
            'Public Act 26-15',
            'October 1, 2026 in part; notices October 1, 2027',
            'Written notice before the decision; disclosure when a person talks to a tool',
          ],
          [
            'European Union',
            'AI Act, Annex III, point 4',
            'December 2, 2027',
            'Duties for high-risk systems, among them human oversight and information to candidates',
          ],
        ],
      },
    },
    {
      heading: 'New York City: Local Law 144',
      paragraphs: [
        'The law covers tools whose score, classification or recommendation substantially assists or replaces a discretionary hiring decision. The city’s rules define that narrowly: the output is the only factor, weighs more than any other, or overrules conclusions from other factors [1]. A covered tool needs an independent bias audit that is no more than one year old, a public summary of the audit, and a notice to candidates in the city at least 10 business days before use [1].',
        'Enforcement began on July 5, 2023. In December 2025 a state audit found the city’s enforcement weak, and the city agreed to improve it [2].',
      ],
    },
    {
      heading: 'Illinois: HB 3773',
      paragraphs: [
        'Since January 1, 2026, the Illinois Human Rights Act forbids employers to use AI in a way that has the effect of discrimination in recruitment, hiring and other employment decisions, or to use zip codes as a proxy for a protected class. It also requires notice that AI is used [3]. The statute does not say what the notice must contain. The state’s Department of Human Rights published draft rules in May 2026 and asked for comments [3]. We have seen no final rules. Check before you rely on the draft.',
      ],
    },
    {
      heading: 'Colorado: SB 26-189',
      paragraphs: [
        'Signed in May 2026, this law repeals and replaces the 2024 AI Act and takes effect on January 1, 2027 [4]. It covers technology that materially influences a consequential decision, hiring included. Employers give a clear notice before they use it. After an adverse outcome they explain it, and people can correct inaccurate data and ask for a human review [5]. The Attorney General is to adopt rules before that date [4].',
      ],
    },
    {
      heading: 'Connecticut: Public Act 26-15',
      paragraphs: [
        'Signed in 2026, the act covers technology whose output is a substantial factor in an employment decision [6]. Since October 1, 2026, the use of such a tool is no defense against a discrimination claim. From October 1, 2027, employers give a written notice before the decision. It names the tool, its purpose, the categories and sources of personal data, and a contact. People who talk to a tool are told so, unless it is obvious [7]. The state’s Attorney General enforces it; there is no private lawsuit for the notice duties [7].',
      ],
    },
    {
      heading: 'European Union: the AI Act',
      paragraphs: [
        'Recruitment and the evaluation of candidates are listed as high-risk uses in Annex III, point 4 [8]. Regulation (EU) 2026/1744 moved the duties for these systems to December 2, 2027 [9]. Two things did not move. AI that infers emotions from biometric data in the workplace, recruitment included, has been prohibited since February 2, 2025, with exceptions for medical and safety reasons [8]. Data protection law also applies.',
      ],
    },
    {
      heading: 'A notice to copy: before the test',
      paragraphs: [
        'Fill in the parentheses, give it to candidates in time, and keep a copy with its date. It collects the points that the laws above name. Your counsel may add to it.',
      ],
      list: [
        '“We use (tool name) in hiring for the role of (role). It drafts test questions, and it suggests scores and a recommendation from your answers and our interviewers’ notes.”',
        '“It evaluates these qualifications: (five competencies). It uses these data: your answers in the test, and notes that interviewers type. It does not use your voice, your face, or data from other sources.”',
        '“A person reviews the evidence and makes the decision. That person can change or ignore any score.”',
        '“The data is kept by (company) until (date or rule). The latest bias audit summary is at (address), if one is required.”',
        '“You can ask for another selection process or for an accommodation, for a copy of your data, or for a correction: (name, email, telephone).”',
      ],
    },
    {
      heading: 'A notice to copy: after a no',
      paragraphs: ['Colorado will ask for an explanation after an adverse outcome [5].'],
      list: [
        '“We have decided not to continue with your application for (role). A person made this decision on (date).”',
        '“The main reasons: (two or three sentences that name the competency and what was seen).”',
        '“(Tool name) was used to (purpose). The data it used: (list).”',
        '“If something in that data is wrong, or if you would like a person to look again, write to (contact) by (date).”',
      ],
    },
    {
      heading: 'How this concerns a tool like ours',
      paragraphs: [
        'Our product suggests scores and a hire/no-hire recommendation. People decide. Whether such a tool is covered depends on how much weight you give its output, so write your decision rule down and follow it. No bias audit of our product has taken place yet. We do not give legal advice, and using the product does not by itself satisfy any of these laws.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'This page is a summary made from the sources below, several of them secondary, on one date. Laws and rules change, and other states, federal law and contracts may add duties. Following the notices does not show that a process is lawful or fair. For federal law on selection rates, see the guide to heatmaps.',
      ],
    },
  ],
  sources: [
    sources.nycRule,
    sources.nycComptroller,
    sources.illinoisDraftRules,
    sources.coloradoAttorneyGeneral,
    sources.coloradoOgletree,
    sources.connecticutMintz,
    sources.connecticutNixon,
    sources.euAiAct,
    sources.euPostponement,
  ],
} satisfies ArticleData;
