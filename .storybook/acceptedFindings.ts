import type { Explanation } from '../e2e/support/acceptedFindings.ts';

/** An explanation that holds in stories alone; those of pages hold there, too. */
interface AcceptedInStories extends Explanation {
  /** Id of a story in which the engine finds it; an entry that is not found there any more fails. */
  readonly seenIn: string;
}

/** Rules about a page as a whole: a story, or the blank frame in it, is a part, and pages are checked as pages. */
export const rulesOfPages: ReadonlySet<string> = new Set([
  'aria_content_in_landmark',
  'aria_contentinfo_misuse',
  'html_lang_exists',
  'html_skipnav_exists',
  'skip_main_exists',
]);

/** Every one with its reason. */
export const acceptedInStories: readonly AcceptedInStories[] = [
  {
    rule: 'frame_src_valid',
    snippet: /src="about:blank"/,
    seenIn: 'sections-demovideo--ready',
    reason: 'A story asks for nothing from outside: its frame is blank.',
  },
  {
    rule: 'style_color_misuse',
    snippet: /style="/,
    seenIn: 'foundations-palette--default',
    reason: 'Asks a person to look. Swatches are colors, and their names stand beside them.',
  },
  {
    rule: 'style_highcontrast_visible',
    snippet: /style="/,
    seenIn: 'primitives-icon--default',
    reason: 'Asks a person to look. Components are pictured in forced colors.',
  },
  {
    rule: 'svg_graphics_labelled',
    snippet: /viewBox="0 0 (?:32 32|380 12)"/,
    seenIn: 'illustrations-socialcard--default',
    reason: 'A picture is made of the card, and its text in its place is the page’s.',
  },
  {
    rule: 'text_quoted_correctly',
    seenIn: 'foundations-typescale--signs',
    reason: 'The quotation marks are shown as signs.',
  },
];
