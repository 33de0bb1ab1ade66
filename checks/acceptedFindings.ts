import type { Finding } from './secondEngine.ts';

/** A finding of the second engine that a person judged to be no fault. */
interface AcceptedFinding {
  readonly rule: string;
  /** The engine's code for the reason of the finding. Default: all codes. */
  readonly code?: string;
  /** Pattern that the reported markup must match. Default: all markup. */
  readonly snippet?: RegExp;
  readonly reason: string;
  /** A page on which the engine reports it; a test fails when the engine no longer does. */
  readonly seenOn: string;
}

/** Accepted findings of the second engine. Findings of axe are never accepted. */
export const acceptedFindings: readonly AcceptedFinding[] = [
  {
    rule: 'aria_accessiblename_exists',
    snippet: /<th\b[^>]*scope="col"/,
    seenOn: '/',
    reason: 'The corner cell is named by text that is visually hidden but read aloud.',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    snippet: /role="radiogroup"/,
    seenOn: '/product',
    reason: 'The group holds native radio buttons, which have the keyboard themselves.',
  },
  {
    rule: 'element_tabbable_unobscured',
    seenOn: '/',
    reason:
      'The radio button lies over its score and is transparent; the score draws its ring. What lies below the open menu is inert.',
  },
  {
    rule: 'fieldset_legend_valid',
    seenOn: '/',
    reason: 'The grid of scores is named by the caption of its table.',
  },
  {
    rule: 'form_submit_button_exists',
    snippet: /method="dialog"/,
    seenOn: '/',
    reason: 'The form is never sent: it holds the scores that its reset puts back.',
  },
  {
    rule: 'img_alt_background',
    snippet: /<mark\b/,
    seenOn: '/demo-embed',
    reason:
      'The background is the stroke of a marker behind words; the sheet’s name says what is marked.',
  },
  {
    rule: 'input_fields_grouped',
    seenOn: '/pricing',
    reason: 'A form of a few fields under its own heading is one group already.',
  },
  {
    rule: 'input_label_visible',
    seenOn: '/contact',
    reason:
      'The label is a visible `label` with the control inside its form; only its place is unusual.',
  },
  {
    rule: 'list_structure_proper',
    snippet: /<dl\b/,
    seenOn: '/candidates',
    reason: 'HTML allows a `div` around each group of `dt` and `dd`.',
  },
  {
    rule: 'style_color_misuse',
    snippet: /<style\b/,
    seenOn: '/',
    reason:
      'Asks a person to look. Components are pictured in forced colors, and links are underlined.',
  },
  {
    rule: 'style_highcontrast_visible',
    snippet: /<style\b|role="dialog"/,
    seenOn: '/',
    reason: 'Asks a person to look. Components are pictured in forced colors.',
  },
  {
    rule: 'text_block_heading',
    seenOn: '/',
    reason: 'Short paragraphs that head nothing: values, names and notes.',
  },
  {
    rule: 'text_contrast_sufficient',
    code: 'potential_same_color',
    seenOn: '/how-it-works',
    reason:
      'Asks a person to look: it reads one color for text and ground, because the layers of the drawn file lie over each other. axe measures the contrast.',
  },
  {
    rule: 'text_sensory_misuse',
    seenOn: '/accessibility',
    reason: 'Words such as “large” and “beside” describe things, and no instruction rests on them.',
  },
];

/** Whether an accepted finding covers this one. */
export const explains = (accepted: AcceptedFinding, { rule, code, snippet }: Finding): boolean =>
  accepted.rule === rule &&
  (accepted.code ?? code) === code &&
  (accepted.snippet?.test(snippet) ?? true);

/** The findings that nothing explains. */
export const unexplained = (findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => !acceptedFindings.some((accepted) => explains(accepted, finding)));
