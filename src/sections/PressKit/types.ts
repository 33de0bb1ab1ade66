import type { BreadcrumbItem } from '../../layout/Breadcrumb/Breadcrumb.tsx';
import type { CopyWords } from '../../primitives/CopyButton/CopyButtonView.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';

/** A text that journalists may print. */
export interface PressText {
  readonly heading: string;
  /** What the text is, in a few words: its length, or that it is a placeholder. */
  readonly note: string;
  readonly text: string;
  /** What the copy button copies, for people who hear it: 'description in 50 words'. */
  readonly subject: string;
}

/** A picture, with the files that it can be downloaded as. */
export interface PressPicture {
  readonly name: string;
  /** When to use this version. */
  readonly use: string;
  /** The image to show, with its size in CSS px. */
  readonly preview: { readonly src: string; readonly width: number; readonly height: number };
  /** The background that the picture is made for; `filled` if it brings its own. */
  readonly ground: 'light' | 'dark' | 'filled';
  readonly files: readonly LinkItem[];
}

export interface PressKitProps {
  /** The way from the home page to this one; the last item is the page itself. */
  readonly breadcrumb: readonly BreadcrumbItem[];
  /** The headline of the page. */
  readonly heading: string;
  /** The paragraph below the headline. */
  readonly lead: string;
  /** The archive of everything. */
  readonly archive: LinkItem & { readonly note: string };
  /** Links beside the archive: where to ask, and where to see more. */
  readonly links: readonly LinkItem[];
  /** Heading above the facts. */
  readonly factsHeading: string;
  /** What a journalist needs, as terms with their values. */
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  /** Heading above the texts. */
  readonly textsHeading: string;
  /** What we ask of people who use the texts. */
  readonly textsNote: string;
  /** Descriptions to copy, the shortest first. */
  readonly texts: readonly PressText[];
  /** Heading above the pictures. */
  readonly picturesHeading: string;
  /** Pictures to download, with their formats. */
  readonly pictures: readonly PressPicture[];
  /** The words of the buttons that copy. */
  readonly words: { readonly copy: string; readonly copied: CopyWords };
}
