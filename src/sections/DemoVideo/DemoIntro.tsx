import { PageIntro, type PageIntroCopy } from '../../layout/PageIntro/PageIntro.tsx';
import * as styles from './DemoVideo.css.ts';

/** The words of a page about the demo, in few lines, so that the poster starts high. */
export function DemoIntro(props: PageIntroCopy) {
  return (
    <div className={styles.intro}>
      <PageIntro {...props} spacing="tight" />
    </div>
  );
}
