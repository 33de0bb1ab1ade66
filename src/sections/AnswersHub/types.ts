import type { ThumbnailLine } from '../../illustrations/Thumbnail/Thumbnail.tsx';

/** What the index knows of an article. */
export interface AnswerSummary {
  readonly slug: string;
  /** What it is, in a few words. */
  readonly kind: string;
  /** How long reading it takes. */
  readonly minutes: number;
  readonly sourceCount: number;
  /** A few lines of the article's own picture, or of its list of sources. */
  readonly thumbnail: readonly ThumbnailLine[];
  readonly title: string;
  readonly description: string;
  /** The first points; at most two. */
  readonly keyPoints: readonly string[];
  /** How many points the article has. */
  readonly pointCount: number;
}

/** The place of a page in the index of all articles. */
export interface Pagination {
  /** Number of the page; the first one is 1. */
  readonly page: number;
  /** How many pages there are. */
  readonly pages: number;
  /** Position of the page's first article among all, from 1. */
  readonly first: number;
  /** How many articles there are on all pages. */
  readonly total: number;
}

/** One page of the index: all that its visitors download of it. */
export interface AnswersPage {
  /** Which page it is, of how many. */
  readonly pagination: Pagination;
  /** The articles that it lists, in their order. */
  readonly answers: readonly AnswerSummary[];
}
