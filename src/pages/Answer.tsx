import { answersCall, articlePage, relatedAnswers } from '../content/article.ts';
import { closingForm } from '../content/emailForm.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { Article, type ArticleProps } from '../sections/Article/Article.tsx';
import type { ArticleData, ArticleFacts } from '../sections/Article/types.ts';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { type RelatedAnswer, RelatedAnswers } from '../sections/RelatedAnswers/RelatedAnswers.tsx';
import type { PageMeta } from './PageMeta.ts';

/** One article with all data of its page; the build writes it to `/answers/{slug}.json`. */
export interface AnswerData {
  /** Metadata of the page, with its breadcrumb. */
  readonly meta: PageMeta & Required<Pick<PageMeta, 'breadcrumb'>>;
  /** The article's text. */
  readonly article: ArticleData;
  /** Facts computed from the article: date, reading time, further reading. */
  readonly facts: ArticleFacts;
  /** Articles to read next. */
  readonly related: readonly RelatedAnswer[];
}

interface AnswerProps extends AnswerData {
  /** Drawing of the article's `artifact`. Slot. Default: the article has no artifact. */
  readonly picture?: ArticleProps['picture'];
  /** Draws a table of the text. Default: the article has no tables. */
  readonly drawTable?: ArticleProps['drawTable'];
}

export function Answer({ meta, article, facts, related, picture, drawTable }: AnswerProps) {
  return (
    <>
      <Article
        {...articlePage}
        breadcrumb={meta.breadcrumb}
        article={article}
        facts={facts}
        picture={picture}
        drawTable={drawTable}
      />
      <RelatedAnswers {...relatedAnswers} answers={related} />
      <CallToAction
        {...answersCall}
        {...article.closing}
        form={<WaitlistForm {...closingForm('answers')} />}
      />
    </>
  );
}
