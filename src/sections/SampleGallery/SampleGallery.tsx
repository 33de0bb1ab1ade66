import type { ReactNode } from 'react';
import { PageIntro, type PageIntroCopy } from '../../layout/PageIntro/PageIntro.tsx';
import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { ArrowLink, TextLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './SampleGallery.css.ts';

export interface SampleGalleryProps extends PageIntroCopy {
  /** Chooses the role of all samples. Slot. */
  readonly roleSwitch: ReactNode;
  /** The first two are larger. */
  readonly items: readonly {
    readonly heading: string;
    /** One sentence. */
    readonly text: string;
    /** A page of the site, or files to download. */
    readonly links: readonly LinkItem[];
  }[];
  /** Pictures of the items in the same order, each cropped and above its item's words. Slots. */
  readonly pictures: readonly ReactNode[];
  /** What a reader should know of the samples, one sentence each. */
  readonly notes: readonly string[];
}

const isFile = (to: string): boolean => /\.\w+$/.test(to);

/** All samples to open, print or download, each shown by the top of its sheet. */
export function SampleGallery(props: SampleGalleryProps) {
  const { roleSwitch, items, pictures, notes, ...intro } = props;
  return (
    <Band pad="hero">
      <Stack gap={12}>
        <div className={styles.top}>
          <PageIntro {...intro} />
          {roleSwitch}
        </div>
        <div className={styles.grid}>
          {items.map(({ heading, text, links }, index) => {
            const size = index < 2 ? 'large' : 'small';
            return (
              <div key={heading} className={styles.sample[size]}>
                <div aria-hidden="true" className={styles.frame[size]} data-cropped="">
                  {pictures[index]}
                </div>
                <Stack gap={2}>
                  <Heading level={2} size="h3">
                    {heading}
                  </Heading>
                  <Text>{text}</Text>
                  <div className={styles.links}>
                    {links.map(({ label, to }) =>
                      isFile(to) ? (
                        <TextLink
                          key={to}
                          to={to}
                          download={to.replace(/^.*\//, '')}
                          icon="download"
                        >
                          {label}
                        </TextLink>
                      ) : (
                        <ArrowLink key={to} to={to}>
                          {label}
                        </ArrowLink>
                      ),
                    )}
                  </div>
                </Stack>
              </div>
            );
          })}
        </div>
        <div className={styles.notes}>
          {notes.map((note) => (
            <Text key={note} tone="muted">
              {note}
            </Text>
          ))}
        </div>
      </Stack>
    </Band>
  );
}
