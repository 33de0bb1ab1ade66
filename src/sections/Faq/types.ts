import type { LinkItem } from '../../primitives/Link/Link.tsx';

/** One question of the FAQ, with its answer. */
export interface FaqItem {
  /** Fragment of the deep link, kebab-case and unique on the page, for example `setup-time`. */
  readonly id: string;
  /** The question as a buyer would ask it. Plain text. */
  readonly question: string;
  /**
   * The answer: plain text of 40 to 80 words whose first sentence answers the question.
   * The FAQPage structured data repeats it word for word, so links stay outside of it.
   */
  readonly answer: string;
  /** A link shown after the answer. Default: none. */
  readonly link?: LinkItem;
}

/** Questions that belong together. */
export interface FaqGroup {
  readonly heading: string;
  readonly items: readonly FaqItem[];
}
