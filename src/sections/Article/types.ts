import type { LinkItem } from '../../primitives/Link/Link.tsx';
import type { TableProps } from '../../primitives/Table/Table.tsx';
import type { artifactFiles } from './artifactFiles.ts';

type Files = typeof artifactFiles;

/** Props of the component that a file exports under the name of its key. */
type PropsOf<Kind extends keyof Files> =
  Awaited<ReturnType<Files[Kind]>> extends Readonly<Record<Kind, (props: infer Props) => unknown>>
    ? Props
    : never;

/** One illustration: the name of its component, and the props to draw it with. */
export type Artifact = {
  readonly [Kind in keyof Files]: { readonly kind: Kind; readonly props: PropsOf<Kind> };
}[keyof Files];

/** A table of the text. */
export interface ArticleTable extends TableProps {
  /** Whether the first column holds levels, as in a rubric or an answer key: 1 to 4, or 0 for an empty cell. Default false. */
  readonly isScored?: boolean;
}

/** One headed part of an article, shown as paragraphs, then the list, then the table. */
export interface ArticleSection {
  /** Sentence-case heading, unique within the article; its anchor is derived from it. */
  readonly heading: string;
  /** Plain-text paragraphs. `[n]` cites the n-th entry of the article's `sources`, from 1; `[words](/path)` is a link. */
  readonly paragraphs: readonly string[];
  /** Plain-text items shown after the paragraphs. Default: no list. */
  readonly list?: readonly string[];
  /** Whether the order of `list` matters, so that it is numbered. Default: false. */
  readonly ordered?: boolean;
  /** Whether `list` is a letter to copy, one paragraph per item. Default: false. */
  readonly isLetter?: boolean;
  /** Table that closes the section. Default: no table. */
  readonly table?: ArticleTable;
}

/** A source that an article cites by its position, counted from 1. */
export interface ArticleSource {
  /** Who, when, what, and whether it is a secondary source. */
  readonly label: string;
  /** Absolute https address. */
  readonly url: string;
  /** What the articles take from the source, in a sentence. Default: the text around the citation says this. */
  readonly says?: string;
  /** ISO date on which an editor opened the source and compared it with the text. Default: not opened. */
  readonly opened?: string;
}

/** One article of the answers hub. */
export interface ArticleData {
  /** Last part of the path: `/answers/{slug}`. Lower case, words joined by hyphens. */
  readonly slug: string;
  /** Kind of the article, in a few words, printed on hub and home cards. Default: a guide. */
  readonly kind?: string;
  /** Title without the product's name; at most 60 characters once the name is added. */
  readonly title: string;
  /** Description for search results and hub cards, 120 to 155 characters. */
  readonly metaDescription: string;
  /** The page's only first-level heading. */
  readonly h1: string;
  /** Opening paragraph, 60 to 90 words. */
  readonly summary: string;
  /** Main points, at least three. Hub cards show the first two, so each of these is understood alone. */
  readonly keyPoints: readonly string[];
  /** Internal paths for further reading, each starting with a slash. */
  readonly links: readonly string[];
  /** Words of the waitlist call below the article. Default: those below the index of articles. */
  readonly closing?: { readonly heading: string; readonly text: string };
  /** ISO date (YYYY-MM-DD) of first publication. Default: `published` of `site.json`; until that is set, `dateModified`. */
  readonly datePublished?: string;
  /** ISO date (YYYY-MM-DD) of the last real change. Default: the date of first publication. */
  readonly dateModified?: string;
  /**
   * The article's illustration, beside the summary, with data of an example. Default: none; its link preview
   * then needs an entry in `byPage` of `src/content/social.ts`.
   */
  readonly artifact?: Artifact;
  /** The article's body in reading order. Default: summary and key points only. */
  readonly sections?: readonly ArticleSection[];
  /** Numbered sources, cited in the text by position. Default: none. */
  readonly sources?: readonly ArticleSource[];
}

/** What an article's page shows besides the article; worked out when the site is built. */
export interface ArticleFacts {
  /** ISO date (YYYY-MM-DD) of the last real change. */
  readonly updated: string;
  /** Reading time in whole minutes, at least 1. */
  readonly minutes: number;
  /** Further reading, in the article's order. */
  readonly learnMore: readonly LinkItem[];
}
