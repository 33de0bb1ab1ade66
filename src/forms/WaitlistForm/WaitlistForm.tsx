import { type FieldName, carriedFrom } from '../../contract/forms/form.ts';
import { waitlist, waitlistSchema } from '../../contract/forms/waitlist.ts';
import { PostFormView, type PostFormViewProps } from '../PostForm/PostFormView.tsx';
import type { PostFormCopy } from '../PostForm/types.ts';
import { usePostForm } from '../PostForm/usePostForm.ts';

export interface WaitlistFormProps
  extends PostFormCopy<typeof waitlist>, Pick<PostFormViewProps, 'id' | 'layout'> {
  /** Which of the form's fields are asked for here. Default: all. */
  readonly asks?: readonly FieldName<typeof waitlist>[];
  /** Called once what was typed has been stored. Default: nobody is told. */
  readonly onArrived?: () => void;
}

const campaign = () => carriedFrom(waitlist, new URLSearchParams(window.location.search));

/** The waitlist form: what is typed, and the campaign of the page's address, reach the server. */
export function WaitlistForm({ onArrived, ...props }: WaitlistFormProps) {
  const { state, submit } = usePostForm({
    form: waitlist,
    schema: waitlistSchema,
    extra: campaign,
    submitting: props.submitting,
    onArrived,
  });
  return (
    <PostFormView
      {...props}
      form={waitlist}
      state={state}
      onSubmit={(values, honeypot) => void submit(values, honeypot)}
    />
  );
}
