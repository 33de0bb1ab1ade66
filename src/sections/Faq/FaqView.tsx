import { Accordion, AccordionItem } from '../../primitives/Accordion/Accordion.tsx';
import { Band } from '../../primitives/Band/Band.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { MailText } from '../../primitives/MailText/MailText.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Faq.css.ts';
import type { FaqGroup, FaqLink } from './types.ts';

export interface FaqProps {
  /** The way from the home page to this one; the last item is the page itself. */
  readonly breadcrumb: readonly BreadcrumbItem[];
  readonly heading: string;
  readonly lead: string;
  readonly groups: readonly FaqGroup[];
  /** What to do when the question is not there. */
  readonly ask: { readonly text: string; readonly link: FaqLink };
}

interface FaqViewProps extends FaqProps {
  /** Id of the open question; the empty string closes all. */
  readonly open: string;
  readonly onOpenChange: (id: string) => void;
}

/** Questions in groups, one open at a time. Every answer is in the document. */
export function FaqView({ open, onOpenChange, ...copy }: FaqViewProps) {
  return (
    <Band pad="hero" labelledBy="faq">
      <div className={styles.root}>
        <div className={styles.intro}>
          <Stack gap={4}>
            <Breadcrumb items={copy.breadcrumb} />
            <Heading level={1} id="faq">
              {copy.heading}
            </Heading>
            <Text size="lead" tone="muted">
              {copy.lead}
            </Text>
          </Stack>
          <div className={styles.ask}>
            <Text tone="muted">{copy.ask.text}</Text>
            <TextLink to={copy.ask.link.to} icon="arrow">
              {copy.ask.link.label}
            </TextLink>
          </div>
        </div>
        <Accordion value={open} onValueChange={onOpenChange}>
          {copy.groups.map(({ heading, items }) => (
            <div key={heading} className={styles.group}>
              <h2 className={styles.groupHeading}>{heading}</h2>
              {items.map(({ id, question, answer, link }) => (
                <AccordionItem key={id} value={id} heading={question}>
                  <Stack gap={3} align="start">
                    <Text>
                      <MailText>{answer}</MailText>
                    </Text>
                    {link !== undefined && (
                      <TextLink to={link.to} icon="arrow">
                        {link.label}
                      </TextLink>
                    )}
                  </Stack>
                </AccordionItem>
              ))}
            </div>
          ))}
        </Accordion>
      </div>
    </Band>
  );
}
