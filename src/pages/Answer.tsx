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
  readonly meta: PageMeta & Required<Pick<PageMeta, 'breadcrumb'>>;
  readonly article: ArticleData;
  readonly facts: ArticleFacts;
  readonly related: readonly RelatedAnswer[];
}

type AnswerProps = AnswerData & Pick<ArticleProps, 'picture' | 'drawTable'>;

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
