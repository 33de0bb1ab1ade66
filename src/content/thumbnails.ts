/** Thumbnail of an article in lists: a few lines of the article's own picture. */
import type { ThumbnailLine } from '../illustrations/Thumbnail/Thumbnail.tsx';
import type { Artifact } from '../sections/Article/types.ts';

/** Lines of the thumbnail, a small receipt, for an article with this picture. */
export function thumbnailOf({ kind, props }: Artifact): readonly ThumbnailLine[] {
  switch (kind) {
    case 'PrintedReceipt':
      return [
        [props.competency],
        [props.time ?? `${props.words.answer} ${props.letter}`, props.score],
      ];
    case 'CompetencyRubric':
      return [[props.open.name], props.open.anchors.map(({ level }) => level)];
    case 'NinetyDayStrip':
      return [[props.candidate ?? props.title], props.marks.map(({ signal }) => signal.score)];
    case 'SellingContext':
      return props.facts.slice(1, 3).map(({ value }) => [value]);
    case 'CoachCard':
      return [[props.interviewer], [props.title.replace(/:.*/, '')]];
    case 'DateLine':
      return props.parts.flatMap(({ isNext, dates }) =>
        isNext ? dates.slice(0, 2).map(({ date, place }) => [`${date} ${place}`]) : [],
      );
    default:
      return props.rows.slice(0, 3).map(({ scores }) => scores);
  }
}
