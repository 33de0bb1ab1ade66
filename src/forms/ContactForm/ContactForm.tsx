import { contact, contactSchema } from '../../api/forms/contact.ts';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { PostFormView } from '../PostForm/PostFormView.tsx';
import type { PostFormCopy } from '../PostForm/types.ts';
import { usePostForm } from '../PostForm/usePostForm.ts';
import * as styles from './ContactForm.css.ts';
import { type Topic, topicWords } from './topic.ts';
import { useTopic } from './useTopic.ts';

export interface ContactFormProps extends PostFormCopy<typeof contact> {
  /** Words for the topic of the message, by the values of `from` and `type` in the link that led here. */
  readonly topics: Readonly<Record<keyof Topic, Readonly<Record<string, string>>>>;
}

/** How long 'Sending...' is shown at least, in milliseconds, so that it can be perceived. */
const PERCEPTIBLE = 1000;

/** The contact form. It sends what is typed, and the topic named by the link that led to the form. */
export function ContactForm({ topics, ...copy }: ContactFormProps) {
  const topic = useTopic();
  const about = topicWords(topic, topics);
  const { state, submit } = usePostForm({
    form: contact,
    schema: contactSchema,
    extra: () => ({ ...topic }),
    submitting: copy.submitting,
    minimumDelay: PERCEPTIBLE,
  });
  return (
    <Stack gap={2}>
      {state.status !== 'succeeded' && (
        // Also where there is no topic: it keeps the room that hydration may fill.
        <div className={styles.topic}>{about !== undefined && <Chip>{about}</Chip>}</div>
      )}
      <PostFormView
        {...copy}
        form={contact}
        state={state}
        onSubmit={(values, honeypot) => void submit(values, honeypot)}
      />
    </Stack>
  );
}
