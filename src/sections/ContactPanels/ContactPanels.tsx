import type { ReactNode } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ContactPanels.css.ts';

export interface ContactPanelsProps {
  /** The way from the home page to this one; the last item is the page itself. */
  readonly breadcrumb: readonly BreadcrumbItem[];
  readonly heading: string;
  readonly lead: string;
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
    readonly link: { readonly label: string; readonly to: string };
  };
}

/** The contact form beside what else a visitor may be looking for. */
export function ContactPanels(props: ContactPanelsProps) {
  const { quickStart } = props;
  return (
    <Band pad="hero" labelledBy="contact">
      <div className={styles.root}>
        <div className={styles.intro}>
          <Stack gap={4}>
            <Breadcrumb items={props.breadcrumb} />
            <Heading level={1} id="contact">
              {props.heading}
            </Heading>
            <Text size="lead" tone="muted">
              {props.lead}
            </Text>
          </Stack>
        </div>
        <div className={styles.form}>
          <Heading level={2} size="h3">
            {props.formHeading}
          </Heading>
          {props.form}
        </div>
        <div className={styles.panels}>
          <dl className={styles.facts}>
            {props.facts.map(({ term, detail, to }) => (
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
