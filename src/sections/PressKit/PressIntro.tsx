import { Band } from '../../primitives/Band/Band.tsx';
import { Breadcrumb } from '../../layout/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { MailText } from '../../primitives/MailText/MailText.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './PressKit.css.ts';
import type { PressKitProps } from './types.ts';

type PressIntroProps = Pick<
  PressKitProps,
  'breadcrumb' | 'heading' | 'lead' | 'archive' | 'links' | 'factsHeading' | 'facts'
>;

/** What the page is, the archive of everything, and the facts beside them. */
export function PressIntro(props: PressIntroProps) {
  const { archive } = props;
  return (
    <Band pad="compact">
      <div className={styles.intro}>
        <Stack gap={6}>
          <Stack gap={4}>
            <Breadcrumb items={props.breadcrumb} />
            <Heading level={1}>{props.heading}</Heading>
            <Text size="lead">
              <MailText>{props.lead}</MailText>
            </Text>
          </Stack>
          <Stack direction="row" gap={6}>
            <ButtonLink to={archive.to} download="" size="large">
              <Icon name="download" />
              <span>{archive.label}</span>
            </ButtonLink>
            {props.links.map(({ label, to }) => (
              <TextLink key={to} to={to}>
                {label}
              </TextLink>
            ))}
          </Stack>
          <Text size="small">{archive.note}</Text>
        </Stack>
        <div className={styles.facts}>
          <Heading level={2} size="h3">
            {props.factsHeading}
          </Heading>
          <dl>
            {props.facts.map(({ term, detail }) => (
              <div key={term} className={styles.fact}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.detail}>
                  <MailText>{detail}</MailText>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Band>
  );
}
