import type { ThumbnailLine } from '../../illustrations/Thumbnail/Thumbnail.tsx';

/** Data of an article in the index. */
export interface AnswerSummary {
  readonly slug: string;
  /** Kind of article, in a few words. */
  readonly kind: string;
  /** Reading time in minutes. */
  readonly minutes: number;
  readonly sourceCount: number;
  /** A few lines of the article's own picture, or of its list of sources. */
  readonly thumbnail: readonly ThumbnailLine[];
  readonly title: string;
  readonly description: string;
  /** The first one or two key points. */
  readonly keyPoints: readonly string[];
  /** Number of all key points of the article. */
  readonly pointCount: number;
}

/** The place of a page in the index of all articles. */
export interface Pagination {
  /** Number of the page; the first one is 1. */
  readonly page: number;
  /** Number of pages. */
  readonly pages: number;
  /** Position of the page's first article among all, from 1. */
  readonly first: number;
  /** Number of articles on all pages. */
  readonly total: number;
}

/** All data of one page of the index, as visitors download it. */
export interface AnswersPage {
  /** Place of the page in the index. */
  readonly pagination: Pagination;
  /** The articles that the page lists, in order. */
  readonly answers: readonly AnswerSummary[];
}
