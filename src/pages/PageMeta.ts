import type { FaqItem } from '../sections/Faq/types.ts';

/** What a page says of itself to browsers, search engines and link previews. */
export interface PageMeta {
  /** Title without the product's name; with it, at most 60 characters. */
  readonly title: string;
  /** 70 to 155 characters. */
  readonly description: string;
  /** False keeps the page out of search results and the sitemap. Default true. */
  readonly indexed?: boolean;
  /** Whether links to it show a picture of its own. Default: as `indexed`. */
  readonly hasPicture?: boolean;
  /** The way from the home page to this one, as the page shows it; the last item is the page itself. */
  readonly breadcrumb?: readonly { readonly label: string; readonly to?: string }[];
  /** Questions the page shows word for word. */
  readonly faq?: readonly FaqItem[];
  /** The article the page shows; ISO dates. */
  readonly article?: {
    readonly headline: string;
    readonly datePublished: string;
    readonly dateModified: string;
  };
  /** Where the page is one of several that hold a list: its number, and the paths beside it. */
  readonly series?: {
    readonly number: number;
    readonly previous?: string;
    readonly next?: string;
  };
  /** ISO date of the last change of the page's words, where content keeps one. */
  readonly lastModified?: string;
  /** True where the page is about the founder. */
  readonly person?: boolean;
}

/** The same, once the page has its address. */
export interface RoutedMeta extends PageMeta {
  /** Without a trailing slash; `/` for home. */
  readonly path: string;
}
