import { Band } from '../../primitives/Band/Band.tsx';
import { PageIntro, type PageIntroCopy } from '../../layout/PageIntro/PageIntro.tsx';

export type PageHeaderProps = PageIntroCopy;

/** Headline and lead of an inner page, in a band of their own. */
export function PageHeader(props: PageHeaderProps) {
  return (
    <Band pad="compact">
      <PageIntro {...props} />
    </Band>
  );
}
