import type { ReactNode } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Section } from '../../primitives/Band/Section.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import { Receipt } from '../../illustrations/Receipt/Receipt.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PageIntro, type PageIntroCopy } from '../../layout/PageIntro/PageIntro.tsx';
import * as styles from './TrialOffer.css.ts';

export interface TrialOfferProps extends PageIntroCopy {
  /** Heading above what is included. */
  readonly includedHeading: string;
  /** What is included, a few words each. */
  readonly included: readonly string[];
  /** Something to try before the trial opens. */
  readonly meanwhile: LinkItem;
  /** Heading above the form. */
  readonly formHeading: string;
  /** The waitlist form. Slot. */
  readonly form: ReactNode;
  /** Heading above what happens next. */
  readonly stepsHeading: string;
  /** What happens after joining, in order. */
  readonly steps: readonly { readonly heading: string; readonly text: string }[];
  /** Note that the law requires, in smaller type below the steps. */
  readonly note: string;
  /** Link to more about what the law requires. */
  readonly more: LinkItem;
}

/** What the trial is, beside the form that asks for it, and what happens next. */
export function TrialOffer({
  includedHeading,
  included,
  meanwhile,
  formHeading,
  form,
  stepsHeading,
  steps,
  note,
  more,
  ...intro
}: TrialOfferProps) {
  return (
    <>
      <Band pad="hero">
        <div className={styles.root}>
          <PageIntro {...intro} spacing="loose" />
          <div id="waitlist" className={styles.form}>
            <div className={styles.formHeading}>
              <Heading level={2} size="h3">
                {formHeading}
              </Heading>
            </div>
            {form}
            <ArrowLink to={meanwhile.to}>{meanwhile.label}</ArrowLink>
          </div>
          <div className={styles.offer}>
            <Heading level={2} size="h3">
              {includedHeading}
            </Heading>
            <ul>
              {included.map((item) => (
                <li key={item} className={styles.included}>
                  <span className={styles.tick}>
                    <Icon name="check" />
                  </span>
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Band>
      <Section tone="sunken" id="after-joining" heading={stepsHeading}>
        <Receipt>
          <ol className={styles.steps}>
            {steps.map(({ heading, text }, index) => (
              <li key={heading} className={styles.step}>
                <p className={styles.number}>{index + 1}</p>
                <Heading level={3}>{heading}</Heading>
                <Text tone="muted">{text}</Text>
              </li>
            ))}
          </ol>
          <p className={styles.note}>{note}</p>
          <ArrowLink to={more.to}>{more.label}</ArrowLink>
        </Receipt>
      </Section>
    </>
  );
}
