import { useState } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import { Receipt, ReceiptLines } from '../../illustrations/Receipt/Receipt.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { SuccessMark } from './SuccessMark.tsx';
import { Resend } from './Resend.tsx';
import type { PostedReceiptProps } from './types.ts';

const now = (): string =>
  new Date().toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });

/** Replaces a form once its post is stored: says what is on record, what happens next, what to read. */
export function PostedReceipt({ form, words, onResend, ref }: PostedReceiptProps) {
  const [time] = useState(now);
  return (
    <SuccessMark form={form} ref={ref}>
      <Receipt title={words.receipt.title} aside={time} isFed>
        <Heading level={2} size="h3">
          {words.heading}
        </Heading>
        <Text>{words.text}</Text>
        <ReceiptLines lines={words.receipt.lines} />
        {words.resend !== undefined && <Resend words={words.resend} onResend={onResend} />}
        <Text size="small" tone="strong">
          {words.waysHeading}
        </Text>
        <Stack as="ul" gap={2}>
          {words.ways.map(({ label, to }) => (
            <li key={to}>
              <ArrowLink to={to}>{label}</ArrowLink>
            </li>
          ))}
        </Stack>
      </Receipt>
    </SuccessMark>
  );
}
