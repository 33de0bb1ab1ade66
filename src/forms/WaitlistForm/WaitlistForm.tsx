import { paths } from '../../contract/paths.ts';
import { utmFrom } from '../../contract/utm.ts';
import { waitlistSchema } from '../../contract/waitlist.ts';
import { PostFormView } from '../PostForm/PostFormView.tsx';
import type { PostFormCopy } from '../PostForm/types.ts';
import { usePostForm } from '../PostForm/usePostForm.ts';

export interface WaitlistFormProps extends PostFormCopy {
  /** Tells this form's controls from another one's on the same page. Default `waitlist-form`. */
  readonly id?: string;
  /** `line` puts the button beside the one field. Default `stack`. */
  readonly layout?: 'stack' | 'line';
}

const campaign = () => ({ ...utmFrom(new URLSearchParams(window.location.search)) });

/** The waitlist form: what is typed, and the campaign of the page's address, reach the server. */
export function WaitlistForm({ id = 'waitlist-form', ...copy }: WaitlistFormProps) {
  const { state, submit } = usePostForm({
    path: paths.waitlist,
    schema: waitlistSchema,
    extra: campaign,
    submitting: copy.submitting,
  });
  return (
    <PostFormView
      {...copy}
      id={id}
      action={paths.waitlist}
      state={state}
      onSubmit={(values, trap) => void submit(values, trap)}
    />
  );
}
