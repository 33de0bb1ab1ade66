import type { ArticleSource } from '../sections/Article/types.ts';

/** Every source of the articles, stated once. `npm run launch:check` lists those not opened yet. */
export const sources = {
  sackett2022: {
    label:
      'Sackett, Zhang, Berry and Lievens (2022), Revisiting meta-analytic estimates of validity in personnel selection, Journal of Applied Psychology',
    url: 'https://doi.org/10.1037/apl0000994',
    says: 'Average correlations with job performance: .42 for structured interviews, .19 for unstructured ones, .07 for years of experience.',
  },
  sackett2023: {
    label:
      'Sackett, Zhang, Berry and Lievens (2023), Revisiting the design of selection systems (open access; table 1 gives validities and group differences)',
    url: 'https://doi.org/10.1017/iop.2023.24',
    says: 'What to do with the new averages, the spread around them, and differences between groups.',
  },
  dissentIop: {
    label: 'A published reply to the 2023 paper, Industrial and Organizational Psychology (2023)',
    url: 'https://doi.org/10.1017/iop.2023.43',
    says: 'Disputes the corrections behind the new averages.',
  },
  dissentApl: {
    label: 'A published reply to the 2022 re-estimate, Journal of Applied Psychology',
    url: 'https://doi.org/10.1037/apl0001078',
    says: 'Disputes the corrections behind the new averages.',
  },
  schmidtHunter1998: {
    label:
      'Schmidt and Hunter (1998), The validity and utility of selection methods in personnel psychology, Psychological Bulletin',
    url: 'https://doi.org/10.1037/0033-2909.124.2.262',
    says: 'Earlier, higher figures: .54 for work samples, .51 for structured interviews.',
  },
  campion1997: {
    label:
      'Campion, Palmer and Campion (1997), A review of structure in the selection interview, Personnel Psychology',
    url: 'https://doi.org/10.1111/j.1744-6570.1997.tb00709.x',
    says: '15 components that can add structure to an interview, from nearly 200 publications.',
  },
  opm2008: {
    label:
      'US Office of Personnel Management (2008), Structured Interviews: A Practical Guide (archived copy)',
    url: 'https://docslib.org/doc/7970947/structured-interview-guide',
    says: 'The order of the work: job analysis, competencies, questions, rating scales, probes, pilot.',
  },
  verbeke2011: {
    label:
      'Verbeke, Dietz and Verwaal (2011), Drivers of sales performance: a contemporary meta-analysis (open access)',
    url: 'https://doi.org/10.1007/s11747-010-0211-8',
    says: 'Five factors go with sales performance; role ambiguity lowers it (−.25). Studies from 1982 to 2008.',
  },
  mcDaniel2007: {
    label:
      'McDaniel, Hartman, Whetzel and Grubb (2007), Situational judgment tests, response instructions, and validity, Personnel Psychology',
    url: 'https://doi.org/10.1111/j.1744-6570.2007.00065.x',
    says: '“Would do” answers go with personality, “should do” answers with cognitive ability.',
  },
  meddiccOrigin: {
    label: 'MEDDICC, Who created MEDDIC? (from a company that sells training in it)',
    url: 'https://meddicc.com/resources/who-created-meddic',
    says: 'MEDDIC was written down at PTC in 1996; a second C and the P came later.',
  },
  salesMeddicOrigin: {
    label: 'SalesMEDDIC, The origins of MEDDIC (account of a participant)',
    url: 'https://salesmeddic.com/blog/origin-of-meddic',
    says: 'It puts McMahon’s way of selling into letters, first on a whiteboard.',
  },
  bantClosingFoundry: {
    label: 'Closing Foundry, glossary entry on BANT (secondary, gives the 1950s)',
    url: 'https://www.closingfoundry.com/glossary/bant',
    says: 'Dates BANT to the 1950s.',
  },
  bantAutobound: {
    label: 'Autobound, glossary entry on BANT (secondary, gives the 1960s)',
    url: 'https://www.autobound.ai/glossary/bant-framework',
    says: 'Dates BANT to the 1960s.',
  },
  uniformGuidelines: {
    label: '29 CFR 1607.4, Information on impact (Uniform Guidelines), Cornell Law School',
    url: 'https://www.law.cornell.edu/cfr/text/29/1607.4',
    says: 'A selection rate below four-fifths of the highest generally shows adverse impact.',
  },
  order14281: {
    label:
      'Executive Order 14281, Restoring Equality of Opportunity and Meritocracy, Federal Register, April 28, 2025',
    url: 'https://www.govinfo.gov/content/pkg/FR-2025-04-28/html/2025-07378.htm',
    says: 'Federal agencies give disparate-impact enforcement lower priority.',
  },
  potomac: {
    label: 'Potomac Law, Disparate Impact Under Fire (law firm commentary, secondary)',
    url: 'https://www.potomaclaw.com/news-Disparate-Impact-Under-Fire',
    says: 'Title VII, private lawsuits and state law are unchanged.',
  },
  eeocAgenda: {
    label:
      'Unified Agenda of federal regulatory actions, EEOC, RIN 3046-AB43, Rescission of Uniform Guidelines on Employee Selection Procedures',
    url: 'https://www.reginfo.gov/public/do/eAgendaViewRule?pubId=202510&RIN=3046-AB43',
    says: 'An action to rescind the Guidelines is at the final rule stage.',
  },
  cdtProctoring: {
    label:
      'Center for Democracy and Technology, How automated test proctoring software discriminates against disabled students',
    url: 'https://cdt.org/insights/how-automated-test-proctoring-software-discriminates-against-disabled-students',
    says: 'Disabled test takers are at higher risk of being flagged.',
  },
  vervoeAntiCheating: {
    label: 'Vervoe help center, Understanding Vervoe’s anti-cheating measures (vendor’s view)',
    url: 'https://help.vervoe.com/hc/en-us/articles/14576303266324-Understanding-Vervoe-s-Anti-Cheating-Measures',
    says: 'Argues against webcam proctoring, and for simulations and randomized questions.',
  },
  vervoeFlags: {
    label: 'Vervoe help center, anti-cheating tools and flagged candidates (vendor’s view)',
    url: 'https://help.vervoe.com/hc/en-us/articles/6488667132052',
    says: 'Lists proctoring as a topic.',
  },
  eren2018: {
    label:
      'Eren (2018), Unproctored internet testing in personnel selection, master’s thesis, Carleton University',
    url: 'https://curve.carleton.ca/7cacdc44-de3d-40f1-ada3-d3ebc60b6cd1',
    says: 'Warnings and an honesty pledge did not prevent cheating.',
  },
  ducoThesis: {
    label: 'Duco Talent, the thesis author’s summary with the cheating rates (secondary)',
    url: 'https://ducotalent.com/blog/unproctored-internet-testing-what-really-deters-cheating',
    says: '25.5% cheated with a warning and pledge, 39.6% without; not statistically significant.',
  },
  lewisSilkin: {
    label:
      'Lewis Silkin (2025), Understanding the EU AI Act’s prohibited practices (legal commentary)',
    url: 'https://www.lewissilkin.com/insights/2025/02/17/understanding-the-eu-ai-acts-prohibited-practices-key-workplace-and-advertising-102k011',
    says: 'Inferring emotions at work is banned since February 2, 2025, with two exceptions.',
  },
  nycRule: {
    label:
      'New York City, Department of Consumer and Worker Protection, Automated Employment Decision Tools: adopted rule',
    url: 'https://rules.cityofnewyork.us/rule/automated-employment-decision-tools-updated/',
    says: 'What a covered tool is, and what it needs: a bias audit, a public summary, a notice.',
  },
  nycSummary: {
    label: 'AI Compliance Vendors, NYC Local Law 144 questions and answers (secondary summary)',
    url: 'https://aicompliancevendors.com/faqs/nyc-local-law-144-bias-audit',
    says: 'How narrowly the city defines a covered tool.',
  },
  nycComptroller: {
    label: 'Summary of New York State Comptroller audit 2024-N-6 of December 2, 2025 (secondary)',
    url: 'https://www.theleveragedyears.com/ai-regulation-news/nyc-ll144-enforcement-audit-employer-risk',
    says: 'Enforcement was found weak, and the city agreed to improve it.',
  },
  illinoisDraftRules: {
    label:
      'LexBlog (June 2026), Illinois Department of Human Rights seeks public comment on draft AI employment regulations (secondary)',
    url: 'https://www.lexblog.com/2026/06/03/illinois-department-of-human-rights-seeks-public-comment-on-draft-ai-employment-regulations/',
    says: 'Notice that AI is used is required; draft rules are out for comment.',
  },
  coloradoAttorneyGeneral: {
    label: 'Colorado Attorney General, page on SB 24-205 and SB 26-189',
    url: 'https://coag.gov/resources/ai/',
    says: 'The new law replaces the AI Act of 2024 on January 1, 2027; rules come before.',
  },
  coloradoOgletree: {
    label:
      'Ogletree Deakins (2026), Multistage notices under Colorado’s revamped AI Act (law firm)',
    url: 'https://ogletree.com/insights-resources/blog-posts/multistage-notices-under-colorados-revamped-ai-act',
    says: 'Explanation, correction and human review after an adverse outcome.',
  },
  connecticutMintz: {
    label:
      'Mintz (June 2026), Connecticut is the latest state to pass AI legislation impacting employers: Public Act 26-15 (law firm)',
    url: 'https://www.mintz.com/insights-center/viewpoints/2226/2026-06-23-connecticut-latest-state-pass-ai-legislation-impacting',
    says: 'Covers output that is a substantial factor in an employment decision.',
  },
  connecticutNixon: {
    label: 'Nixon Peabody (May 2026), Connecticut’s new AI legislation (law firm)',
    url: 'https://www.nixonpeabody.com/insights/alerts/2026/05/18/connecticut-new-ai-legislation',
    says: 'People who talk to a tool are told so; the Attorney General enforces it.',
  },
  euPostponement: {
    label: 'Regulation (EU) 2026/1744, Official Journal of July 24, 2026',
    url: 'https://eur-lex.europa.eu/eli/reg/2026/1744/oj',
    says: 'Moves the duties for high-risk systems to December 2, 2027.',
  },
  euAiAct: {
    label: 'Regulation (EU) 2024/1689 (AI Act), Article 5 and Annex III',
    url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
    says: 'Recruitment is a high-risk use; inferring emotions at work is prohibited.',
  },
} satisfies Record<string, ArticleSource>;
