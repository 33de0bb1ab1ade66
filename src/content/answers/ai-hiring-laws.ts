import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtefacts } from '../articleArtefacts.ts';
import { sources } from '../sources.ts';

/** Laws on AI in hiring as of a date, with notices to copy. */
export const aiHiringLaws = {
  slug: 'ai-hiring-laws',
  kind: 'Guide and notices to copy',
  title: 'AI hiring laws and notices to copy',
  metaDescription:
    'AI hiring laws in New York City, Illinois, California, Colorado, Connecticut and the EU as of November 2026: dates, duties and notices to copy.',
  h1: 'AI hiring laws: dates, duties and candidate notices to copy',
  summary:
    'Six places, from New York City to the European Union, have rules about AI in hiring that a US sales team is likely to meet. This page lists each rule, its date and what it asks of an employer, as of November 22, 2026. It ends with two notices to copy. It is general information, not legal advice: show it to your counsel.',
  keyPoints: [
    'New York City, Illinois and California rules apply now. The city asks for a bias audit, a public summary and 10 business days of notice. Both states forbid discriminatory use of AI in employment.',
    'Colorado’s new law begins on January 1, 2027. It asks for a notice before the tool is used, and an explanation after an adverse decision.',
    'Connecticut’s employer notices begin on October 1, 2027. They come before the decision.',
    'In the European Union, recruitment tools are generally high-risk. The duties for them were moved to December 2, 2027. The ban on inferring emotions at work has applied since February 2, 2025.',
  ],
  links: ['/security', '/candidates', '/answers/candidate-heatmap-scoring'],
  dateModified: '2026-11-22',
  artefact: { ...articleArtefacts.laws, under: 'How this concerns a tool like ours' },
  sections: [
    {
      heading: 'The rules on one page',
      paragraphs: [
        'Each rule covers its own place, so the job’s location and the candidate’s both count.',
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
            'California',
            'Civil Rights Council rules; CCPA rules',
            'October 1, 2025; January 1, 2027',
            'No discriminatory use, records for four years; larger businesses, see below',
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
            'AI Act, Article 50; Annex III, point 4',
            'August 2, 2026; December 2, 2027',
            'Telling people that they talk to AI; then duties for high-risk systems',
          ],
        ],
      },
    },
    {
      heading: 'New York City: Local Law 144',
      paragraphs: [
        'The law covers tools whose score, classification or recommendation substantially assists or replaces a discretionary hiring decision. The city’s rules define that narrowly: the output is the only factor, weighs more than any other, or overrules conclusions from other factors [1]. A covered tool needs an independent bias audit, no more than one year old, and a public summary of it. Candidates who live in the city get a notice at least 10 business days before use [1].',
        'In December 2025 a state audit found major shortcomings in its enforcement [2].',
      ],
    },
    {
      heading: 'Illinois: HB 3773',
      paragraphs: [
        'Since January 1, 2026, the Illinois Human Rights Act forbids AI that has the effect of discrimination in recruitment, hiring and other employment decisions. It forbids zip codes as a proxy for a protected class, and requires notice that AI is used [3]. The Department of Human Rights published draft rules in May 2026 and withdrew them on June 2. The statute still applies; what a notice must contain is unclear [3].',
      ],
    },
    {
      heading: 'California: two sets of rules',
      paragraphs: [
        'Since October 1, 2025, rules of the Civil Rights Council forbid automated decision systems that discriminate [4]. Summaries add that employers keep their records for four years. Rules under the California Consumer Privacy Act (CCPA) reach larger businesses whose tool replaces or substantially replaces human judgment. They ask for a risk assessment, a notice before use, opt-out and access. Businesses that already use such a tool have until January 1, 2027 [4].',
      ],
    },
    {
      heading: 'Colorado: SB 26-189',
      paragraphs: [
        'This law replaces the 2024 AI Act and takes effect on January 1, 2027 [5]. It covers technology that materially influences a consequential decision, hiring included. Employers give a clear notice before they use it, and a disclosure after an adverse outcome [6]. Summaries add an explanation within 30 days, correction of inaccurate data, human review where commercially reasonable, and records for three years. The Attorney General is to adopt rules before that date [5].',
      ],
    },
    {
      heading: 'Connecticut: Public Act 26-15',
      paragraphs: [
        'The act covers technology whose output is a substantial factor in an employment decision. Since October 1, 2026, the use of such a tool is no defense against a discrimination claim. The notice duties are enforced by the state’s Attorney General alone [7]. They reach uses on or after October 1, 2027. A written notice before the decision names the tool, its purpose, the categories and sources of personal data, and a contact. People who talk to a tool are told so, unless it is obvious [8].',
      ],
    },
    {
      heading: 'European Union: the AI Act',
      paragraphs: [
        'Annex III, point 4 lists recruitment and the evaluation of candidates as high-risk uses, with some exceptions [9]. Regulation (EU) 2026/1744 moved these duties to December 2, 2027 [10]. The rest did not move: AI that infers emotions from biometric data at work and in recruitment has been prohibited since February 2, 2025, except for medical and safety reasons [9]. Since August 2, 2026, people must be told when they talk to an AI system, unless it is obvious [9]. Article 22 of the General Data Protection Regulation (GDPR) limits decisions based solely on automated processing.',
      ],
    },
    {
      heading: 'A notice to copy: before the test',
      paragraphs: ['Fill in the parentheses, give it in time, and keep a copy with its date.'],
      list: [
        '“We use (tool name) in hiring for the role of (role). It drafts the test. In the test the answer key gives the score. In a conversation the interviewer scores. AI writes a recommendation from both.”',
        '“It evaluates these qualifications: (five competencies). It uses these data: your answers in the test, and notes and scores that interviewers type. (State what it does not use, for example voice or face.) If AI plays the buyer in a role-play, you are told so first.”',
        '“A person reviews the evidence and makes the decision. That person can change or ignore any score.”',
        '“The data is kept by (company) until (date or rule). The latest bias audit summary is at (address), if one is required.”',
        '“You can ask for another selection process or for an accommodation, for a copy of your data, or for a correction: (name, email, telephone).”',
      ],
    },
    {
      heading: 'A notice to copy: after a no',
      paragraphs: ['Colorado will ask for an explanation after an adverse outcome [6].'],
      list: [
        '“We have decided not to continue with your application for (role). A person made this decision on (date).”',
        '“The main reasons: (two or three sentences that name the competency and what was seen).”',
        '“(Tool name) was used to (purpose), from this data: (list). We used its output as follows: (how).”',
        '“If something in that data is wrong, or if you want to know more or have a person look again, write to (contact) by (date).”',
      ],
    },
    {
      heading: 'How this concerns a tool like ours',
      paragraphs: [
        'Our product writes a hire/no-hire recommendation. People decide. Whether such a tool is covered depends on how much weight you give its output, so write your decision rule down and follow it. No bias audit of our product has taken place yet. Using the product does not by itself satisfy any of these laws.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'This is a summary of the sources below, several of them secondary, on one date. Other states, federal law and contracts may add duties. Following the notices does not show that a process is lawful or fair.',
      ],
    },
  ],
  sources: [
    sources.nycRule,
    sources.nycAudit,
    sources.illinoisSeyfarth,
    sources.californiaAkin,
    sources.coloradoAttorneyGeneral,
    sources.coloradoOgletree,
    sources.connecticutOgletree,
    sources.connecticutBrightmine,
    sources.euAiAct,
    sources.euPostponement,
  ],
} satisfies ArticleData;
