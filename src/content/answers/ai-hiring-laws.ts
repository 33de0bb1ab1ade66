import type { ArticleData } from '../../sections/Article/types.ts';
import { sources } from '../sources.ts';

/** Laws on AI in hiring as of a date, with notices to copy. */
export const aiHiringLaws = {
  slug: 'ai-hiring-laws',
  kind: 'Guide and notices to copy',
  title: 'AI hiring laws and notices to copy',
  metaDescription:
    'AI hiring laws in New York City, six states and the EU as of November 23, 2026: what each requires of an employer, from when, with two notices to copy.',
  h1: 'AI hiring laws: dates, duties and candidate notices to copy',
  summary:
    'As of November 23, 2026, New York City, Illinois, California, Connecticut, New Jersey and Texas have rules in force that reach AI in hiring. Colorado follows on January 1, 2027, Connecticut’s notices on October 1, 2027, and EU duties for recruitment tools on December 2, 2027. What each requires of an employer. This is no legal advice: show it to your counsel.',
  keyPoints: [
    'New York City: no covered tool without an independent bias audit, a public summary and 10 business days’ notice.',
    'Illinois, California and New Jersey: an unjustified discriminatory effect can be unlawful, whatever was intended. Illinois also requires notice. Texas forbids AI that is meant to discriminate.',
    'Colorado, from January 1, 2027: a notice before use, an explanation after an adverse outcome, human review, and records for three years. Connecticut, from October 1, 2027: a written notice before deciding.',
    'European Union: recruitment tools are high-risk, and the duties for them apply from December 2, 2027. The ban on inferring emotions at work has applied since February 2, 2025.',
  ],
  links: [
    '/security',
    '/candidates',
    '/samples/evidence-pack',
    '/answers/candidate-heatmap-scoring',
  ],
  dateModified: '2026-11-25',
  closing: {
    heading: 'Keep the reasons with each decision',
    text: 'The product keeps the answer or note behind each score.',
  },
  sections: [
    {
      heading: 'The rules on one page',
      paragraphs: [
        'Where the job is and where the candidate lives both count. “Checked on” beside a source is the day it was read. The others were read in copies or summaries: compare first.',
      ],
      table: {
        caption: 'AI hiring rules as of November 23, 2026',
        columns: ['Place', 'Rule', 'Applies from', 'What it requires of an employer'],
        rows: [
          [
            'New York City',
            'Local Law 144; 6 RCNY 5-300',
            'July 5, 2023 (enforcement)',
            'Independent bias audit within the last year, public summary, notice 10 business days before use',
          ],
          [
            'Illinois',
            'HB 3773; Video Interview Act; BIPA',
            'January 1, 2026; January 1, 2020; October 3, 2008',
            'No AI with a discriminatory effect; notice of AI; consent for video analysis and biometrics',
          ],
          [
            'California',
            'Civil Rights Council rules',
            'October 1, 2025',
            'No discriminatory use, records for four years',
          ],
          [
            'California',
            'CCPA rules (larger businesses)',
            'January 1, 2026; January 1, 2027',
            'Risk assessments; then notice, opt-out and access',
          ],
          [
            'New Jersey',
            'N.J.A.C. 13:16',
            'December 15, 2025',
            'No practice with an unjustified disparate impact, vendors’ tools included',
          ],
          ['Texas', 'HB 149 (TRAIGA)', 'January 1, 2026', 'No AI meant to discriminate unlawfully'],
          [
            'Colorado',
            'SB 26-189',
            'January 1, 2027',
            'Notice before use, explanation after an adverse outcome, human review, records for three years',
          ],
          [
            'Connecticut',
            'Public Act 26-15',
            'October 1, 2026; October 1, 2027 (notices)',
            'AI is no defense; then a written notice before the decision',
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
        'The law covers tools whose score or recommendation substantially assists or replaces a discretionary hiring decision: it is the only factor, weighs more than any other, or overrules conclusions from other factors [1]. Per the agency’s FAQ, it covers a job at an office in the city, or a remote job tied to one there [20]. A covered tool needs an independent bias audit, no more than one year old, and a public summary. Candidates who live in the city get a notice at least 10 business days before use [1]. Our product has no bias audit yet, so a covered employer cannot run candidates in the trial.',
      ],
    },
    {
      heading: 'Illinois: HB 3773, video and biometrics',
      paragraphs: [
        'Since January 1, 2026, the Illinois Human Rights Act forbids AI that has the effect of discrimination in hiring, and ZIP codes as a proxy for a protected class. It requires notice that AI is used [2].',
        'Since January 1, 2020, the Artificial Intelligence Video Interview Act has required notice, an explanation and consent before AI analyzes recorded video [3]. Since October 3, 2008, the Biometric Information Privacy Act (BIPA) has required a written release before a private company collects a voiceprint or a scan of face geometry [4].',
      ],
    },
    {
      heading: 'California: two sets of rules',
      paragraphs: [
        'Since October 1, 2025, rules of the Civil Rights Council say that automated decision systems may not discriminate, and that employers keep related records for four years [5]. Rules under the California Consumer Privacy Act (CCPA) reach larger businesses whose tool substantially replaces human judgment. A risk assessment has been required since January 1, 2026 before new processing, and by December 31, 2027 for what already ran. A notice before use, opt-out and access apply from January 1, 2027 [6][7].',
      ],
    },
    {
      heading: 'New Jersey and Texas',
      paragraphs: [
        'New Jersey’s rules on disparate impact, N.J.A.C. 13:16, were adopted on December 15, 2025. A practice that falls harder on a protected group is unlawful unless it is necessary for a legitimate interest and nothing less discriminatory would do. AI tools are covered, a vendor’s too [8][19]. In Texas, HB 149 has forbidden since January 1, 2026 the use of AI to discriminate unlawfully against a protected class [9]. What counts is intent; a disparate impact alone does not show it [10].',
      ],
    },
    {
      heading: 'Colorado and Connecticut',
      paragraphs: [
        'SB 26-189, which replaced Colorado’s AI Act (SB 24-205), takes effect on January 1, 2027 [11]. The Attorney General is to adopt rules before then [12]. The law covers technology that materially influences a decision such as hiring. Employers give notice, a plain explanation within 30 days of an adverse outcome, correction of wrong data and human review on request, and keep records for at least three years [11].',
        'Connecticut’s Public Act 26-15 covers technology whose output is a substantial factor in an employment decision. Since October 1, 2026, the use of AI is no defense against a claim of discrimination [13]. For tools put into use from October 1, 2027, a written notice before the decision names the tool, its purpose, the categories and sources of personal data, and a contact. Applicants who interact with such a tool are told so, unless it is obvious [14].',
      ],
    },
    {
      heading: 'European Union: the AI Act',
      paragraphs: [
        'Annex III, point 4 lists recruitment and the evaluation of candidates as high-risk uses. Article 6(3) makes exceptions for narrow tasks, and takes them back where the system profiles people [15]. Regulation (EU) 2026/1744, in force since July 27, 2026, moved the duties for these systems to December 2, 2027, and eased Article 4: employers support their staff’s AI literacy but need not guarantee a level [16].',
        'AI that infers emotions from biometric data at work and in recruitment has been prohibited since February 2, 2025, except for medical and safety reasons. Since August 2, 2026, people must be told when they talk to an AI system, unless it is obvious [15].',
        'The General Data Protection Regulation (GDPR) has applied since May 25, 2018. Its Article 22 limits decisions based solely on automated processing [17]. On December 7, 2023, in the SCHUFA case, the Court of Justice counted a score as such a decision where the company that receives it draws strongly on it [18].',
      ],
    },
    {
      heading: 'A notice to copy: before the test',
      paragraphs: ['Fill in the parentheses, and keep a dated copy.'],
      isLetter: true,
      list: [
        '“We use (tool name) in hiring for the role of (role). It drafts the test. In the test the answer key gives the score. People score interviews, role-plays and work tasks. AI writes a recommendation from these.”',
        '“It evaluates these qualifications: (five competencies). It uses this data: your answers, any written role-play, interviewers’ notes and scores. If AI plays the buyer in a role-play, you are told so first.”',
        '“A person reviews the evidence, can change or ignore any score, and decides. (Company) keeps the data until (date or rule). The latest bias audit summary is at (address), if one is required.”',
        '“You can ask for another selection process or for an accommodation, for a copy of your data, or for a correction: (name, email, telephone).”',
      ],
    },
    {
      heading: 'A notice to copy: after a no',
      paragraphs: ['For an explanation such as Colorado will require.'],
      isLetter: true,
      list: [
        '“We have decided not to continue with your application for (role). The main reasons: (two sentences that name the competency and what was seen).”',
        '“(Tool name) was used to (purpose), from this data: (list). We used its output as follows: (how).”',
        '“If something in that data is wrong, or if you want to know more or have a person look again, write to (contact) by (date).”',
      ],
    },
    {
      heading: 'How this concerns a tool like ours',
      paragraphs: [
        'Our product writes a hire/no-hire recommendation, and a person decides. How much weight you give it can decide whether a law covers it, so write your rule down. Using our product satisfies none of these laws by itself.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'Other duties may apply. Following the notices does not show that a process is lawful or fair.',
      ],
    },
  ],
  sources: [
    sources.nycRule,
    sources.illinoisAct,
    sources.illinoisVideo,
    sources.illinoisBiometrics,
    sources.californiaCivilRights,
    sources.californiaPrivacyAgency,
    sources.californiaMofo,
    sources.newJerseyJacksonLewis,
    sources.texasSummary,
    sources.texasAct,
    sources.coloradoAct,
    sources.coloradoAttorneyGeneral,
    sources.connecticutAct,
    sources.connecticutNixon,
    sources.euAiAct,
    sources.euPostponement,
    sources.gdpr,
    sources.schufa,
    sources.newJerseyRules,
    sources.nycQuestions,
  ],
} satisfies ArticleData;
