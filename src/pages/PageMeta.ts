import type { FaqItem } from '../sections/Faq/types.ts';

/** Metadata of a page for browsers, search engines and link previews. */
export interface PageMeta {
  /** Title without the product's name; including the name, it has at most 60 characters. */
  readonly title: string;
  /** 70 to 155 characters. */
  readonly description: string;
  /** False keeps the page out of search results and the sitemap. Default true. */
  readonly indexed?: boolean;
  /** Whether previews of links to the page show its own picture. Default: the value of `indexed`. */
  readonly hasPicture?: boolean;
  /** The page's visible breadcrumb: the pages from home to this one; the last item is the page itself. */
  readonly breadcrumb?: readonly { readonly label: string; readonly to?: string }[];
  /** Questions that the page shows word for word. */
  readonly faq?: readonly FaqItem[];
  /** The article that the page shows; ISO dates. */
  readonly article?: {
    readonly headline: string;
    readonly datePublished: string;
    readonly dateModified: string;
  };
  /** For a page of a list that spans several pages: its number, and the paths of the pages before and after. */
  readonly series?: {
    readonly number: number;
    readonly previous?: string;
    readonly next?: string;
  };
  /** ISO date of the last change to the page's words, where the content records it. */
  readonly lastModified?: string;
  /** True where the page is about the founder. */
  readonly person?: boolean;
}

/** Metadata of a page with its path. */
export interface RoutedMeta extends PageMeta {
  /** Path without a trailing slash; `/` for home. */
  readonly path: string;
}
