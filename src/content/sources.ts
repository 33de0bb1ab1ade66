import type { ArticleSource } from '../sections/Article/types.ts';

/** Days on which an editor read sources and compared them with the text, for the field `opened` below. */
const opened = '2026-11-22';
const later = '2026-11-23';

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
    label:
      'Ones and Viswesvaran (2023), A response to speculations about concurrent validities in selection, Industrial and Organizational Psychology',
    url: 'https://doi.org/10.1017/iop.2023.43',
    says: 'Disputes the corrections behind the new averages.',
    opened,
  },
  schmidtHunter1998: {
    label:
      'Schmidt and Hunter (1998), The validity and utility of selection methods in personnel psychology, Psychological Bulletin',
    url: 'https://doi.org/10.1037/0033-2909.124.2.262',
    says: 'Earlier, higher figures: .54 for work samples, .51 for structured interviews.',
  },
  campion1997: {
    label:
      'Campion, Palmer and Campion (1997), A review of structure in the selection interview, Personnel Psychology (abstract)',
    url: 'https://doi.org/10.1111/j.1744-6570.1997.tb00709.x',
    says: '15 components that can add structure to an interview, from nearly 200 publications.',
    opened: later,
  },
  opm2008: {
    label:
      'US Office of Personnel Management (2008), Structured Interviews: A Practical Guide (archived copy)',
    url: 'https://docslib.org/doc/7970947/structured-interview-guide',
    says: 'The order of the work: job analysis, competencies, questions, rating scales, probes, pilot.',
    opened,
  },
  verbeke2011: {
    label:
      'Verbeke, Dietz and Verwaal (2011), Drivers of sales performance: a contemporary meta-analysis (open access)',
    url: 'https://doi.org/10.1007/s11747-010-0211-8',
    says: 'Five factors track sales performance; role ambiguity is associated with lower performance (−.25). Studies from 1982 to 2008.',
    opened,
  },
  mcDaniel2007: {
    label:
      'McDaniel, Hartman, Whetzel and Grubb (2007), Situational judgment tests, response instructions, and validity, Personnel Psychology',
    url: 'https://doi.org/10.1111/j.1744-6570.2007.00065.x',
    says: '“Would do” answers track personality; “should do” answers track cognitive ability.',
    opened,
  },
  meddiccOrigin: {
    label: 'MEDDICC, Who created MEDDIC? (from a company that sells training in it)',
    url: 'https://meddicc.com/resources/who-created-meddic',
    says: 'MEDDIC was written down at PTC in 1996; a second C and the P came later.',
    opened,
  },
  salesMeddicOrigin: {
    label: 'SalesMEDDIC, The origins of MEDDIC (account of a participant)',
    url: 'https://salesmeddic.com/blog/origin-of-meddic',
    says: 'It puts McMahon’s way of selling into letters, first on a whiteboard.',
    opened,
  },
  bantSaber: {
    label: 'Saber, glossary entry on BANT (secondary, gives the 1950s)',
    url: 'https://saber.app/glossary/bant-budget-authority-need-timeline',
    says: 'Dates BANT to the 1950s.',
    opened,
  },
  bantAutobound: {
    label: 'Autobound, glossary entry on BANT (secondary, gives the 1960s)',
    url: 'https://www.autobound.ai/glossary/bant-framework',
    says: 'Dates BANT to the 1960s.',
    opened,
  },
  uniformGuidelines: {
    label:
      '29 CFR 1607.4, Information on impact (Uniform Guidelines on Employee Selection Procedures)',
    url: 'https://www.ecfr.gov/current/title-29/subtitle-B/chapter-XIV/part-1607',
    says: 'Federal agencies generally regard a selection rate below four-fifths of the highest as evidence of adverse impact.',
    opened: later,
  },
  order14281: {
    label:
      'Executive Order 14281, Restoring Equality of Opportunity and Meritocracy, Federal Register, April 28, 2025',
    url: 'https://www.govinfo.gov/content/pkg/FR-2025-04-28/html/2025-07378.htm',
    says: 'Federal agencies give disparate-impact enforcement lower priority.',
    opened: later,
  },
  potomac: {
    label: 'Potomac Law, Disparate Impact Under Fire (law firm commentary, secondary)',
    url: 'https://www.potomaclaw.com/news-Disparate-Impact-Under-Fire',
    says: 'An executive order cannot override the statutes and precedents on disparate impact.',
    opened,
  },
  eeocAgenda: {
    label:
      'Unified Agenda of federal regulatory actions (fall 2025), EEOC, RIN 3046-AB43, Rescission of Uniform Guidelines on Employee Selection Procedures',
    url: 'https://www.reginfo.gov/public/do/eAgendaViewRule?pubId=202510&RIN=3046-AB43',
    says: 'An action to rescind the interpretive parts is at the final rule stage; other agencies’ use would not change.',
    opened: later,
  },
  cdtProctoring: {
    label:
      'Center for Democracy and Technology, How automated test proctoring software discriminates against disabled students',
    url: 'https://cdt.org/insights/how-automated-test-proctoring-software-discriminates-against-disabled-students',
    says: 'Disabled test takers are at higher risk of being flagged.',
    opened,
  },
  vervoeAntiCheating: {
    label: 'Vervoe help center, Understanding Vervoe’s anti-cheating measures (vendor’s view)',
    url: 'https://help.vervoe.com/hc/en-us/articles/14576303266324-Understanding-Vervoe-s-Anti-Cheating-Measures',
    says: 'Argues against webcam proctoring, and for simulations and randomized questions.',
    opened,
  },
  eren2018: {
    label:
      'Eren (2018), Unproctored internet testing in personnel selection, master’s thesis, Carleton University',
    url: 'https://curve.carleton.ca/7cacdc44-de3d-40f1-ada3-d3ebc60b6cd1',
    says: 'Found no statistically significant effect of warning messages.',
    opened: later,
  },
  ducoThesis: {
    label: 'Duco Talent, the thesis author’s summary with the cheating rates (secondary)',
    url: 'https://ducotalent.com/blog/unproctored-internet-testing-what-really-deters-cheating',
    says: '25.5% cheated with a warning and pledge, 39.6% without; not statistically significant.',
    opened,
  },
  nycRule: {
    label: 'New York City, adopted rule',
    url: 'https://rules.cityofnewyork.us/rule/automated-employment-decision-tools-updated/',
    says: 'What a covered tool is, and what it needs: a bias audit, a public summary, a notice.',
  },
  nycQuestions: {
    label: 'New York City, the agency’s FAQ',
    url: 'https://www.nyc.gov/site/dca/about/automated-employment-decision-tools.page',
  },
  nycLaw: {
    label: 'New York City Council, Local Law 144',
    url: 'https://legistar.council.nyc.gov/LegislationDetail.aspx?ID=4344524&GUID=B051915D-A9AC-451E-81F8-6596032FA3F9',
  },
  marylandAct: {
    label: 'Maryland, HB 1202 (2020)',
    url: 'https://mgaleg.maryland.gov/mgawebsite/Legislation/Details/hb1202?ys=2020RS',
  },
  ontarioPostings: {
    label: 'Ontario Regulation 476/24',
    url: 'https://www.ontario.ca/laws/regulation/240476',
  },
  illinoisAct: {
    label: 'Illinois, Public Act 103-0804',
    url: 'https://www.ilga.gov/legislation/publicacts/fulltext.asp?Name=103-0804',
  },
  illinoisVideo: {
    label: 'Illinois, Video Interview Act',
    url: 'https://www.ilga.gov/legislation/ilcs/documents/082000420K5.htm',
    opened: later,
  },
  illinoisBiometrics: {
    label: 'Illinois, Biometric Information Privacy Act',
    url: 'https://www.ilga.gov/legislation/ilcs/fulltext.asp?DocName=074000140K15',
    opened: later,
  },
  californiaCivilRights: {
    label: 'California Civil Rights Department (2025)',
    url: 'https://calcivilrights.ca.gov/?p=518537',
    opened: later,
  },
  californiaMofo: {
    label: 'Morrison Foerster on the CCPA rules (law firm)',
    url: 'https://www.mofo.com/resources/insights/251007-ccpa-regulations-on-cybersecurity-risk-assessments',
    opened: later,
  },
  newJerseyJacksonLewis: {
    label: 'Jackson Lewis on New Jersey (law firm)',
    url: 'https://www.jacksonlewis.com/insights/njs-new-disparate-impact-rules-reinforce-employers-need-antidiscrimination-vigilance',
    opened: later,
  },
  texasSummary: {
    label: 'Texas, HB 149, summary',
    url: 'https://capitol.texas.gov/billlookup/BillSummary.aspx?Bill=HB149&LegSess=89R',
    opened: later,
  },
  texasAct: {
    label: 'Texas, HB 149, text',
    url: 'https://capitol.texas.gov/BillLookup/Text.aspx?LegSess=89R&Bill=HB149',
  },
  coloradoAct: {
    label: 'Colorado, SB 26-189',
    url: 'https://leg.colorado.gov/bills/sb26-189',
  },
  connecticutAct: {
    label: 'Connecticut, Public Act 26-15',
    url: 'https://www.cga.ct.gov/2026/ACT/PA/PDF/2026PA-00015-R00SB-00005-PA.PDF',
  },
  connecticutNixon: {
    label: 'Nixon Peabody on Connecticut (law firm)',
    url: 'https://www.nixonpeabody.com/insights/alerts/2026/05/18/connecticut-new-ai-legislation',
    opened: later,
  },
  euPostponement: {
    label: 'Regulation (EU) 2026/1744',
    url: 'https://eur-lex.europa.eu/eli/reg/2026/1744/oj',
  },
  euAiAct: {
    label: 'Regulation (EU) 2024/1689 (AI Act), Articles 5(1)(f), 50 and 99, Annex III',
    url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
    says: 'Recruitment is a high-risk use; inferring emotions at work is prohibited.',
  },
  ageNotices: {
    label:
      '29 CFR 1625.4, Help wanted notices or advertisements (Age Discrimination in Employment Act)',
    url: 'https://www.ecfr.gov/current/title-29/subtitle-B/chapter-XIV/part-1625/subpart-A/section-1625.4',
    says: 'Notices may not hold terms that limit or deter the employment of older people, such as “young” or “recent college graduate”, unless an exception applies.',
  },
  sexNotices: {
    label: '29 CFR 1604.5, Job opportunities advertising (Title VII)',
    url: 'https://www.ecfr.gov/current/title-29/subtitle-B/chapter-XIV/part-1604/section-1604.5',
    says: 'A help-wanted advertisement may not indicate a preference based on sex unless sex is a bona fide occupational qualification.',
  },
  eeocNationalOrigin: {
    label: 'EEOC, Enforcement Guidance on National Origin Discrimination (November 2016)',
    url: 'https://www.eeoc.gov/laws/guidance/eeoc-enforcement-guidance-national-origin-discrimination',
    says: 'A requirement of English fluency is permissible only where the job needs it.',
  },
  gaucher2011: {
    label:
      'Gaucher, Friesen and Kay (2011), Evidence that gendered wording in job advertisements exists and sustains gender inequality, Journal of Personality and Social Psychology',
    url: 'https://doi.org/10.1037/a0022530',
    says: 'Women found advertisements with more masculine than feminine wording less appealing; belonging explained it, and perceived skill did not.',
  },
  newYorkPay: {
    label: 'New York State Senate, Labor Law section 194-b, mandatory disclosure of compensation',
    url: 'https://www.nysenate.gov/legislation/laws/LAB/194-B',
    says: 'Employers of four or more state the pay range in advertisements.',
  },
} satisfies Record<string, ArticleSource>;
