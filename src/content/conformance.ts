import evidence from './faultEvidence.json' with { type: 'json' };

/** How far a criterion is met, in the words of the report's schema. */
export type ConformanceLevel =
  'supports' | 'partially-supports' | 'not-applicable' | 'not-evaluated';

/** The chapters of the report that hold criteria. */
export type ConformanceChapter =
  | 'success_criteria_level_a'
  | 'success_criteria_level_aa'
  | 'functional_performance_criteria'
  | 'support_documentation_and_services';

/** One criterion and what is known of it. */
export interface Criterion {
  readonly chapter: ConformanceChapter;
  readonly number: string;
  readonly name: string;
  readonly level: ConformanceLevel;
  /** Files of the tests that it rests on, from the root of the project. */
  readonly tests: readonly string[];
  /** A sentence beside the level; empty where the tests say it. */
  readonly note: string;
  /** What its tests found when it was broken on purpose. Default: it never was. */
  readonly evidence?: string;
}

/** What `npm run test:a11y-faults` wrote down of a criterion. */
export interface FaultEvidence {
  /** A fault that its tests found. */
  readonly found?: string;
  /** When, as in `2026-11-25`. */
  readonly date?: string;
  /** On which commit. */
  readonly commit?: string;
  /** A fault that no test found. */
  readonly missed?: string;
}

/** By the number of the criterion. */
export const faultEvidence: Readonly<Record<string, FaultEvidence>> = evidence;

type Line = readonly [
  number: string,
  name: string,
  level: ConformanceLevel,
  tests: readonly string[],
  note?: string,
];

const pages = 'e2e/everyPage.spec.ts';
const layout = 'e2e/layout.spec.ts';
const focus = 'e2e/focus.spec.ts';
const told = 'e2e/announcements.spec.ts';
const contact = 'e2e/contact.spec.ts';
const waitlist = 'e2e/waitlist.spec.ts';
const contrast = 'tests/design/contrast.test.ts';
const reader = 'e2e/screenreader/journeys.ts';
const built = 'tests/build/criteria.test.ts';
const tour = 'e2e/tour.spec.ts';

const noMedia = 'The site plays no audio and no video.';
const people = 'No test decides this; a person has to look.';

const levelA: readonly Line[] = [
  ['1.1.1', 'Non-text Content', 'supports', [pages]],
  [
    '1.2.1',
    'Audio-only and Video-only (Prerecorded)',
    'supports',
    [tour],
    'The silent tour is made of text, and each scene is announced.',
  ],
  ['1.2.2', 'Captions (Prerecorded)', 'not-applicable', [], noMedia],
  ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'not-applicable', [], noMedia],
  ['1.3.1', 'Info and Relationships', 'supports', [pages]],
  ['1.3.2', 'Meaningful Sequence', 'supports', [focus], 'Tab order follows reading order.'],
  ['1.3.3', 'Sensory Characteristics', 'supports', [built]],
  [
    '1.4.1',
    'Use of Color',
    'supports',
    [pages, contact],
    'Links are underlined, errors are words, and scores are digits.',
  ],
  ['1.4.2', 'Audio Control', 'not-applicable', [], noMedia],
  ['2.1.1', 'Keyboard', 'supports', [focus, waitlist, told]],
  ['2.1.2', 'No Keyboard Trap', 'supports', [focus]],
  [
    '2.1.4',
    'Character Key Shortcuts',
    'not-applicable',
    [],
    'The site has no shortcuts of its own.',
  ],
  ['2.2.1', 'Timing Adjustable', 'not-applicable', [], 'Nothing has to be done in a given time.'],
  [
    '2.2.2',
    'Pause, Stop, Hide',
    'supports',
    [tour],
    'The tour can be paused; nothing else moves for five seconds.',
  ],
  ['2.3.1', 'Three Flashes or Below Threshold', 'supports', [built]],
  ['2.4.1', 'Bypass Blocks', 'supports', [pages]],
  ['2.4.2', 'Page Titled', 'supports', [pages, 'tests/build/head.test.ts']],
  ['2.4.3', 'Focus Order', 'supports', [focus, 'e2e/places.spec.ts']],
  ['2.4.4', 'Link Purpose (In Context)', 'supports', [built]],
  ['2.5.1', 'Pointer Gestures', 'not-applicable', [], 'The site asks for no gestures.'],
  ['2.5.2', 'Pointer Cancellation', 'supports', ['e2e/navigation.spec.ts']],
  ['2.5.3', 'Label in Name', 'supports', [pages]],
  ['2.5.4', 'Motion Actuation', 'not-applicable', [], 'Moving the device does nothing.'],
  ['3.1.1', 'Language of Page', 'supports', [pages]],
  ['3.2.1', 'On Focus', 'supports', [focus]],
  ['3.2.2', 'On Input', 'supports', ['e2e/home.spec.ts']],
  ['3.2.6', 'Consistent Help', 'supports', [built]],
  ['3.3.1', 'Error Identification', 'supports', [contact, waitlist]],
  ['3.3.2', 'Labels or Instructions', 'supports', [pages]],
  ['3.3.7', 'Redundant Entry', 'supports', ['e2e/withoutScript.spec.ts']],
  ['4.1.2', 'Name, Role, Value', 'supports', [pages, told]],
];

const levelAA: readonly Line[] = [
  ['1.2.4', 'Captions (Live)', 'not-applicable', [], noMedia],
  ['1.2.5', 'Audio Description (Prerecorded)', 'not-applicable', [], noMedia],
  ['1.3.4', 'Orientation', 'supports', [layout]],
  ['1.3.5', 'Identify Input Purpose', 'supports', [pages]],
  ['1.4.3', 'Contrast (Minimum)', 'supports', [pages, contrast]],
  [
    '1.4.4',
    'Resize Text',
    'partially-supports',
    [layout],
    'No text is lost at twice its size. On phones, long words break in the middle.',
  ],
  ['1.4.5', 'Images of Text', 'supports', [built]],
  ['1.4.10', 'Reflow', 'supports', [layout]],
  ['1.4.11', 'Non-text Contrast', 'supports', [contrast, focus]],
  ['1.4.12', 'Text Spacing', 'supports', [layout]],
  ['1.4.13', 'Content on Hover or Focus', 'supports', [built]],
  ['2.4.5', 'Multiple Ways', 'supports', [built]],
  ['2.4.6', 'Headings and Labels', 'supports', [built]],
  ['2.4.7', 'Focus Visible', 'supports', [focus]],
  ['2.4.11', 'Focus Not Obscured (Minimum)', 'supports', [focus]],
  [
    '2.5.7',
    'Dragging Movements',
    'supports',
    ['e2e/read.spec.ts'],
    'A file that can be dropped on /read can also be chosen.',
  ],
  ['2.5.8', 'Target Size (Minimum)', 'supports', [pages]],
  ['3.1.2', 'Language of Parts', 'not-applicable', [], 'All of the site is in English.'],
  ['3.2.3', 'Consistent Navigation', 'supports', [built]],
  ['3.2.4', 'Consistent Identification', 'supports', [built]],
  ['3.3.3', 'Error Suggestion', 'supports', [contact, waitlist]],
  [
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'not-applicable',
    [],
    'No form on the site makes a purchase or a commitment that must be reversible.',
  ],
  ['3.3.8', 'Accessible Authentication (Minimum)', 'not-applicable', [], 'There is no sign-in.'],
  ['4.1.3', 'Status Messages', 'supports', [told]],
];

const functional: readonly Line[] = [
  [
    '302.1',
    'Without Vision',
    'partially-supports',
    [reader, told],
    'Key journeys were heard with Orca alone. No person has tried another screen reader.',
  ],
  ['302.2', 'With Limited Vision', 'supports', [layout, pages, contrast]],
  ['302.3', 'Without Perception of Color', 'not-evaluated', [], people],
  ['302.4', 'Without Hearing', 'not-applicable', [], noMedia],
  ['302.5', 'With Limited Hearing', 'not-applicable', [], noMedia],
  ['302.6', 'Without Speech', 'not-applicable', [], 'The site does not listen.'],
  ['302.7', 'With Limited Manipulation', 'supports', [focus, pages]],
  ['302.8', 'With Limited Reach and Strength', 'not-evaluated', [], people],
  [
    '302.9',
    'With Limited Language, Cognitive, and Learning Abilities',
    'not-evaluated',
    [],
    people,
  ],
];

const support: readonly Line[] = [
  ['602.2', 'Accessibility and Compatibility Features', 'not-evaluated', [], people],
  [
    '602.3',
    'Electronic Support Documentation',
    'supports',
    [pages, layout, focus],
    'The page on accessibility is tested like the others.',
  ],
  [
    '602.4',
    'Alternate Formats for Non-Electronic Support Documentation',
    'not-applicable',
    [],
    'We print no manual.',
  ],
  ['603.2', 'Information on Accessibility and Compatibility Features', 'not-evaluated', [], people],
  ['603.3', 'Accommodation of Communication Needs', 'not-evaluated', [], people],
];

/** A criterion by its tests: supported only while they find what was broken on purpose. */
export function withEvidence(
  criterion: Criterion,
  { found, date, commit, missed }: FaultEvidence = {},
): Criterion {
  const { level } = criterion;
  const sentences = [
    ...(found === undefined ? [] : [`Fault found on ${date}, at ${commit}: ${found}.`]),
    ...(missed === undefined ? [] : [`Fault not found: ${missed}.`]),
  ];
  return {
    ...criterion,
    level: level === 'supports' && missed !== undefined ? 'partially-supports' : level,
    evidence: sentences.join(' '),
  };
}

const ofChapter = (chapter: ConformanceChapter, lines: readonly Line[]): Criterion[] =>
  lines.map(([number, name, level, tests, note = '']) =>
    withEvidence({ chapter, number, name, level, tests, note }, faultEvidence[number]),
  );

/** Every criterion of WCAG 2.2, levels A and AA, and of Section 508 that a website answers to. */
export const criteria: readonly Criterion[] = [
  ...ofChapter('success_criteria_level_a', levelA),
  ...ofChapter('success_criteria_level_aa', levelAA),
  ...ofChapter('functional_performance_criteria', functional),
  ...ofChapter('support_documentation_and_services', support),
];
