import { SuccessMark } from '../../forms/PostForm/SuccessMark.tsx';
import type { SuccessWords } from '../../forms/PostForm/types.ts';
import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import { Receipt, ReceiptLines } from '../../illustrations/Receipt/Receipt.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Outcome.css.ts';

export interface OutcomeProps extends SuccessWords {
  /** Id of the form that was stored. */
  readonly form: string;
  /** The link to the home page. */
  readonly home: LinkItem;
}

/** The success page of a form that was posted without scripts. */
export function Outcome(props: OutcomeProps) {
  const { form, heading, text, receipt, resend, waysHeading, ways, home } = props;
  return (
    <Band tone="sunken">
      <div className={styles.root}>
        <div className={styles.words}>
          <Heading level={1} size="display">
            {heading}
          </Heading>
          <Text size="lead">{text}</Text>
          {resend !== undefined && <Text>{resend.help}</Text>}
        </div>
        <SuccessMark form={form}>
          <Receipt title={receipt.title} isFed>
            <ReceiptLines lines={receipt.lines} />
            <div className={styles.ways}>
              <Heading level={2} size="h3">
                {waysHeading}
              </Heading>
              <Stack as="ul" gap={3}>
                {[...ways, home].map(({ label, to }) => (
                  <li key={to}>
                    <ArrowLink to={to}>{label}</ArrowLink>
                  </li>
                ))}
              </Stack>
            </div>
          </Receipt>
        </SuccessMark>
      </div>
    </Band>
  );
}
