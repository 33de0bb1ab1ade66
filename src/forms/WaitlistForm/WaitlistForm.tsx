import { hiddenFrom } from '../../api/forms/form.ts';
import { waitlist, waitlistSchema } from '../../api/forms/waitlist.ts';
import { PostFormView, type PostFormViewProps } from '../PostForm/PostFormView.tsx';
import type { PostFormCopy } from '../PostForm/types.ts';
import { usePostForm } from '../PostForm/usePostForm.ts';

export interface WaitlistFormProps
  extends PostFormCopy<typeof waitlist>, Pick<PostFormViewProps, 'id' | 'layout' | 'asks'> {
  /** Called once the signup is stored. Default: nothing. */
  readonly onSuccess?: () => void;
}

const campaign = () => hiddenFrom(waitlist, new URLSearchParams(window.location.search));

/** The waitlist form: what is typed, and the campaign of the page's address, reach the server. */
export function WaitlistForm({ onSuccess, ...props }: WaitlistFormProps) {
  const { state, submit, resend } = usePostForm({
    form: waitlist,
    schema: waitlistSchema,
    extra: campaign,
    submitting: props.submitting,
    onSuccess,
  });
  return (
    <PostFormView
      {...props}
      form={waitlist}
      state={state}
      onResend={resend}
      onSubmit={(values, honeypot) => void submit(values, honeypot)}
    />
  );
}
