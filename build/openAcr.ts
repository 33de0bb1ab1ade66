import { stringify } from 'yaml';
import { type ConformanceChapter, type Criterion, criteria } from '../src/content/conformance.ts';
import { accessibilityDocument } from '../src/content/accessibility.ts';
import { site } from '../src/content/site.ts';

const adherence = ({ level, tests, note, evidence = '' }: Criterion) => ({
  level,
  notes: [note, tests.length > 0 ? `Tests: ${tests.join(', ')}.` : '', evidence]
    .filter(Boolean)
    .join(' '),
});

/** WCAG is asked of the web; the other chapters have no components. */
const componentOf = (chapter: ConformanceChapter): string =>
  chapter.startsWith('success_criteria') ? 'web' : 'none';

const chapterOf = (chapter: ConformanceChapter) => ({
  criteria: criteria
    .filter((criterion) => criterion.chapter === chapter)
    .map((criterion) => ({
      num: criterion.number,
      components: [{ name: componentOf(chapter), adherence: adherence(criterion) }],
    })),
});

/** The conformance report of the site in the form of OpenACR. */
const conformanceReport = {
  title: `${site.product} Website Accessibility Conformance Report`,
  product: {
    name: `${site.product} website`,
    description: 'The public website. The product itself is not available yet.',
  },
  author: { company_name: site.product, email: site.email, website: site.url },
  vendor: { company_name: site.product, email: site.email, website: site.url },
  report_date: accessibilityDocument.lastUpdated,
  version: 1,
  evaluation_methods_used:
    'Automatic tests of every page in Chromium, with the engines of axe and IBM and with checks of our own; journeys with Orca 43 on Debian. Nobody has tested with NVDA, JAWS, VoiceOver or TalkBack. "Supports" names its tests and a fault made on purpose that they find; what no test covers is "not evaluated".',
  catalog: '2.5-edition-wcag-2.2-508-en',
  chapters: {
    success_criteria_level_a: chapterOf('success_criteria_level_a'),
    success_criteria_level_aa: chapterOf('success_criteria_level_aa'),
    success_criteria_level_aaa: { disabled: true, notes: 'The target is level AA.' },
    functional_performance_criteria: chapterOf('functional_performance_criteria'),
    hardware: { disabled: true, notes: 'The site is not hardware.' },
    software: { disabled: true, notes: 'A website; the criteria of the web apply.' },
    support_documentation_and_services: chapterOf('support_documentation_and_services'),
  },
};

/** Name of the report among the site's files, and its text. */
export const conformanceFiles = { 'openacr.yaml': stringify(conformanceReport) };
