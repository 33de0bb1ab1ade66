import type { ArticleSource } from '../sections/Article/types.ts';

/** A source as articles cite it, with what is known of how it was checked. */
interface Source extends ArticleSource {
  /** ISO date on which an editor opened it and compared it with the text. Default: not opened. */
  readonly opened?: string;
}

/** Every source of the articles, stated once. `npm run launch:check` lists those not opened yet. */
export const sources = {
  sackett2022: {
    label:
      'Sackett, Zhang, Berry and Lievens (2022), Revisiting meta-analytic estimates of validity in personnel selection, Journal of Applied Psychology',
    url: 'https://doi.org/10.1037/apl0000994',
  },
  sackett2023: {
    label:
      'Sackett, Zhang, Berry and Lievens (2023), Revisiting the design of selection systems (open access; table 1 gives validities and group differences)',
    url: 'https://doi.org/10.1017/iop.2023.24',
  },
  dissentIop: {
    label: 'A published reply to the 2023 paper, Industrial and Organizational Psychology (2023)',
    url: 'https://doi.org/10.1017/iop.2023.43',
  },
  dissentApl: {
    label: 'A published reply to the 2022 re-estimate, Journal of Applied Psychology',
    url: 'https://doi.org/10.1037/apl0001078',
  },
  schmidtHunter1998: {
    label:
      'Schmidt and Hunter (1998), The validity and utility of selection methods in personnel psychology, Psychological Bulletin',
    url: 'https://doi.org/10.1037/0033-2909.124.2.262',
  },
  campion1997: {
    label:
      'Campion, Palmer and Campion (1997), A review of structure in the selection interview, Personnel Psychology',
    url: 'https://doi.org/10.1111/j.1744-6570.1997.tb00709.x',
  },
  opm2008: {
    label:
      'US Office of Personnel Management (2008), Structured Interviews: A Practical Guide (archived copy)',
    url: 'https://docslib.org/doc/7970947/structured-interview-guide',
  },
  verbeke2011: {
    label:
      'Verbeke, Dietz and Verwaal (2011), Drivers of sales performance: a contemporary meta-analysis (open access)',
    url: 'https://doi.org/10.1007/s11747-010-0211-8',
  },
  mcDaniel2007: {
    label:
      'McDaniel, Hartman, Whetzel and Grubb (2007), Situational judgment tests, response instructions, and validity, Personnel Psychology',
    url: 'https://doi.org/10.1111/j.1744-6570.2007.00065.x',
  },
  meddiccOrigin: {
    label: 'MEDDICC, Who created MEDDIC? (from a company that sells training in it)',
    url: 'https://meddicc.com/resources/who-created-meddic',
  },
  salesMeddicOrigin: {
    label: 'SalesMEDDIC, The origins of MEDDIC (account of a participant)',
    url: 'https://salesmeddic.com/blog/origin-of-meddic',
  },
  bantClosingFoundry: {
    label: 'Closing Foundry, glossary entry on BANT (secondary, gives the 1950s)',
    url: 'https://www.closingfoundry.com/glossary/bant',
  },
  bantAutobound: {
    label: 'Autobound, glossary entry on BANT (secondary, gives the 1960s)',
    url: 'https://www.autobound.ai/glossary/bant-framework',
  },
  uniformGuidelines: {
    label: '29 CFR 1607.4, Information on impact (Uniform Guidelines), Cornell Law School',
    url: 'https://www.law.cornell.edu/cfr/text/29/1607.4',
  },
  order14281: {
    label:
      'Executive Order 14281, Restoring Equality of Opportunity and Meritocracy, Federal Register, April 28, 2025',
    url: 'https://www.govinfo.gov/content/pkg/FR-2025-04-28/html/2025-07378.htm',
  },
  potomac: {
    label: 'Potomac Law, Disparate Impact Under Fire (law firm commentary, secondary)',
    url: 'https://www.potomaclaw.com/news-Disparate-Impact-Under-Fire',
  },
  eeocAgenda: {
    label:
      'Unified Agenda of federal regulatory actions, EEOC, RIN 3046-AB43, Rescission of Uniform Guidelines on Employee Selection Procedures',
    url: 'https://www.reginfo.gov/public/do/eAgendaViewRule?pubId=202510&RIN=3046-AB43',
  },
  cdtProctoring: {
    label:
      'Center for Democracy and Technology, How automated test proctoring software discriminates against disabled students',
    url: 'https://cdt.org/insights/how-automated-test-proctoring-software-discriminates-against-disabled-students',
  },
  vervoeAntiCheating: {
    label: 'Vervoe help center, Understanding Vervoe’s anti-cheating measures (vendor’s view)',
    url: 'https://help.vervoe.com/hc/en-us/articles/14576303266324-Understanding-Vervoe-s-Anti-Cheating-Measures',
  },
  vervoeFlags: {
    label: 'Vervoe help center, anti-cheating tools and flagged candidates (vendor’s view)',
    url: 'https://help.vervoe.com/hc/en-us/articles/6488667132052',
  },
  eren2018: {
    label:
      'Eren (2018), Unproctored internet testing in personnel selection, master’s thesis, Carleton University',
    url: 'https://curve.carleton.ca/7cacdc44-de3d-40f1-ada3-d3ebc60b6cd1',
  },
  ducoThesis: {
    label: 'Duco Talent, the thesis author’s summary with the cheating rates (secondary)',
    url: 'https://ducotalent.com/blog/unproctored-internet-testing-what-really-deters-cheating',
  },
  lewisSilkin: {
    label:
      'Lewis Silkin (2025), Understanding the EU AI Act’s prohibited practices (legal commentary)',
    url: 'https://www.lewissilkin.com/insights/2025/02/17/understanding-the-eu-ai-acts-prohibited-practices-key-workplace-and-advertising-102k011',
  },
  nycRule: {
    label:
      'New York City, Department of Consumer and Worker Protection, Automated Employment Decision Tools: adopted rule',
    url: 'https://rules.cityofnewyork.us/rule/automated-employment-decision-tools-updated/',
  },
  nycSummary: {
    label: 'AI Compliance Vendors, NYC Local Law 144 questions and answers (secondary summary)',
    url: 'https://aicompliancevendors.com/faqs/nyc-local-law-144-bias-audit',
  },
  nycComptroller: {
    label: 'Summary of New York State Comptroller audit 2024-N-6 of December 2, 2025 (secondary)',
    url: 'https://www.theleveragedyears.com/ai-regulation-news/nyc-ll144-enforcement-audit-employer-risk',
  },
  illinoisDraftRules: {
    label:
      'LexBlog (June 2026), Illinois Department of Human Rights seeks public comment on draft AI employment regulations (secondary)',
    url: 'https://www.lexblog.com/2026/06/03/illinois-department-of-human-rights-seeks-public-comment-on-draft-ai-employment-regulations/',
  },
  coloradoAttorneyGeneral: {
    label: 'Colorado Attorney General, page on SB 24-205 and SB 26-189',
    url: 'https://coag.gov/resources/ai/',
  },
  coloradoOgletree: {
    label:
      'Ogletree Deakins (2026), Multistage notices under Colorado’s revamped AI Act (law firm)',
    url: 'https://ogletree.com/insights-resources/blog-posts/multistage-notices-under-colorados-revamped-ai-act',
  },
  connecticutMintz: {
    label:
      'Mintz (June 2026), Connecticut is the latest state to pass AI legislation impacting employers: Public Act 26-15 (law firm)',
    url: 'https://www.mintz.com/insights-center/viewpoints/2226/2026-06-23-connecticut-latest-state-pass-ai-legislation-impacting',
  },
  connecticutNixon: {
    label: 'Nixon Peabody (May 2026), Connecticut’s new AI legislation (law firm)',
    url: 'https://www.nixonpeabody.com/insights/alerts/2026/05/18/connecticut-new-ai-legislation',
  },
  euPostponement: {
    label: 'Regulation (EU) 2026/1744, Official Journal of July 24, 2026',
    url: 'https://eur-lex.europa.eu/eli/reg/2026/1744/oj',
  },
  euAiAct: {
    label: 'Regulation (EU) 2024/1689 (AI Act), Article 5 and Annex III',
    url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
  },
} satisfies Record<string, Source>;
