/** A way onward that an answer may offer. */
export interface FaqLink {
  /** Link text that makes sense on its own, for example "Read the privacy policy". */
  readonly label: string;
  /** Internal path, with an optional query or fragment, for example `/pricing#waitlist`. */
  readonly to: string;
}

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
  /** Shown after the answer. Default: none. */
  readonly link?: FaqLink;
}

/** Questions that belong together. */
export interface FaqGroup {
  readonly heading: string;
  readonly items: readonly FaqItem[];
}
