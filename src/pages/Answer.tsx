import { answersCall, articlePage, relatedAnswers } from '../content/article.ts';
import { closingForm } from '../content/emailForm.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { Article, type ArticleProps } from '../sections/Article/Article.tsx';
import type { ArticleData, ArticleFacts } from '../sections/Article/types.ts';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { type RelatedAnswer, RelatedAnswers } from '../sections/RelatedAnswers/RelatedAnswers.tsx';
import type { PageMeta } from './PageMeta.ts';

/** One article with all its page shows; the build writes it to `/answers/{slug}.json`. */
export interface AnswerData {
  /** What the page says of itself, with its breadcrumb. */
  readonly meta: PageMeta & Required<Pick<PageMeta, 'breadcrumb'>>;
  /** The article's text. */
  readonly article: ArticleData;
  /** What is worked out of the article: date, reading time, further reading. */
  readonly facts: ArticleFacts;
  /** Articles to go on with. */
  readonly related: readonly RelatedAnswer[];
}

interface AnswerProps extends AnswerData {
  /** The article's `artifact`, drawn. Slot. Default: the article has none. */
  readonly picture?: ArticleProps['picture'];
  /** Draws a table of the text. Default: the article has none. */
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
