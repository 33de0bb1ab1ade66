import type { ReactNode } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PageIntro, type PageIntroCopy } from '../../layout/PageIntro/PageIntro.tsx';
import * as styles from './ContactPanels.css.ts';

export interface ContactPanelsProps extends PageIntroCopy {
  /** Names the form for people who jump from heading to heading. */
  readonly formHeading: string;
  /** The contact form. Slot. */
  readonly form: ReactNode;
  /** Who and where we are. A detail with `to` is a link. */
  readonly facts: readonly {
    readonly term: string;
    readonly detail: string;
    readonly to?: string;
  }[];
  /** For visitors who would rather try than write. The link opens a new tab. */
  readonly quickStart: {
    readonly heading: string;
    readonly text: string;
    readonly link: LinkItem;
  };
}

/** The contact form, beside facts about us and a link for visitors who would rather try the product. */
export function ContactPanels({
  formHeading,
  form,
  facts,
  quickStart,
  ...intro
}: ContactPanelsProps) {
  return (
    <Band pad="hero">
      <div className={styles.root}>
        <div className={styles.intro}>
          <PageIntro {...intro} spacing="tight" />
        </div>
        <div className={styles.form}>
          <div className={styles.formHeading}>
            <Heading level={2} size="h3">
              {formHeading}
            </Heading>
          </div>
          {form}
        </div>
        <div className={styles.panels}>
          <dl className={styles.facts}>
            {facts.map(({ term, detail, to }) => (
              <div key={term} className={styles.fact}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.detail}>
                  {to === undefined ? detail : <TextLink to={to}>{detail}</TextLink>}
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.quickStart}>
            <Heading level={2} size="h3">
              {quickStart.heading}
            </Heading>
            <Text tone="muted">{quickStart.text}</Text>
            <TextLink to={quickStart.link.to} newTab icon="external">
              {quickStart.link.label}
            </TextLink>
          </div>
        </div>
      </div>
    </Band>
  );
}
