/** A set of conditions under which a story is viewed. */
export interface Mode {
  /** Size of the window in CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number };
  /** System colors replace the page's own. Default: off. */
  readonly forcedColors?: 'active';
  /** The reader asks for more contrast. Default: no preference. */
  readonly contrast?: 'more';
  /** The page as it is printed. Default: screen. */
  readonly media?: 'print';
  /** Animations are not frozen, to show those that still run under reduced motion. Default: frozen. */
  readonly motion?: 'reduced';
  /** What the pointer or the keyboard is doing to the story's target. Default: nothing. */
  readonly state?: 'hover' | 'focus';
  /** Attributes of the document that the project's own decorators read. Default: none. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Size of the reader's text in percent. Default: 100. */
  readonly textSize?: number;
}

/** The `visual` parameter of a story: settings for its pictures. */
export interface PictureParameters {
  /** Names of the modes to take pictures in; none for an empty list. Default: the modes of the story's kind. */
  readonly modes?: readonly string[];
  /** Selector of what `hover` and `focus` act on. Default: the first control. */
  readonly target?: string;
  /** The picture shows the whole window. Default: the component's own box, unless something is drawn outside the story's root. */
  readonly clip?: 'window';
}
