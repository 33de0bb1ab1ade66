import type { LinkItem } from '../../primitives/Link/Link.tsx';
import type { TableProps } from '../../primitives/Table/Table.tsx';

/** One headed part of a document. Shown in the order paragraphs, list, table, links. */
export interface LegalSection {
  /** Fragment of the section's anchor, kebab-case and unique in the document. */
  readonly id: string;
  /** Heading in sentence case, without a number: numbering is the renderer's work. */
  readonly heading: string;
  /** Plain text, one entry a paragraph, at least one. */
  readonly paragraphs: readonly string[];
  /** Points that the last paragraph introduces. Default: none. */
  readonly list?: readonly string[];
  /** Default: none. */
  readonly table?: TableProps;
  /** Links, to pages or to files of the site such as `/.well-known/security.txt`. Default: none. */
  readonly links?: readonly LinkItem[];
}

/**
 * A long document with a summary on top.
 *
 * Every text may hold the tokens `{product}`, `{email}` and `{domain}`. They are replaced by the
 * values of the site's configuration when the page is rendered.
 */
export interface PolicyDocumentData {
  /** The page's h1. */
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead: string;
  /** Five to eight plain sentences that are understood alone, shown above the full text. */
  readonly summary: readonly string[];
  /** The full text, in reading order. */
  readonly sections: readonly LegalSection[];
}

/** A document that binds somebody, and so carries the date of its last change. */
export interface LegalDocumentData extends PolicyDocumentData {
  /** ISO date, for example `2025-09-19`. Any material edit changes it. */
  readonly lastUpdated: string;
}
