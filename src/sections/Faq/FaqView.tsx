import { Accordion, AccordionItem } from '../../primitives/Accordion/Accordion.tsx';
import { Band } from '../../primitives/Band/Band.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import { MailText } from '../../primitives/MailText/MailText.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PageIntro, type PageIntroCopy } from '../../layout/PageIntro/PageIntro.tsx';
import * as styles from './Faq.css.ts';
import type { FaqGroup } from './types.ts';

export interface FaqProps extends PageIntroCopy {
  /** The questions with their answers, by topic. */
  readonly groups: readonly FaqGroup[];
  /** What to do when a visitor's question is not in the list. */
  readonly ask: { readonly text: string; readonly link: LinkItem };
}

interface FaqViewProps extends FaqProps {
  /** Id of the open question; empty while all are closed. */
  readonly open: string;
  /** Called with the id of the question that should be open, or the empty string. */
  readonly onOpenChange: (id: string) => void;
}

/** Questions in groups, one open at a time. Every answer is in the document. */
export function FaqView({ groups, ask, open, onOpenChange, ...intro }: FaqViewProps) {
  return (
    <Band pad="hero">
      <div className={styles.root}>
        <div className={styles.intro}>
          <PageIntro {...intro} spacing="tight" />
          <div className={styles.ask}>
            <Text tone="muted">{ask.text}</Text>
            <ArrowLink to={ask.link.to}>{ask.link.label}</ArrowLink>
          </div>
        </div>
        <Accordion value={open} onValueChange={onOpenChange}>
          {groups.map(({ heading, items }) => (
            <div key={heading} className={styles.group}>
              <h2 className={styles.groupHeading}>{heading}</h2>
              <div className={styles.questions}>
                {items.map(({ id, question, answer, link }) => (
                  <AccordionItem key={id} value={id} heading={question}>
                    <Stack gap={3} align="start">
                      <Text>
                        <MailText>{answer}</MailText>
                      </Text>
                      {link !== undefined && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
                    </Stack>
                  </AccordionItem>
                ))}
              </div>
            </div>
          ))}
        </Accordion>
      </div>
    </Band>
  );
}
