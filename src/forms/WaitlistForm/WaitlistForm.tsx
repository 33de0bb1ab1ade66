import { use, useState } from 'react';
import {
  type Campaign,
  campaignOf,
  landingOf,
  waitlist,
  waitlistSchema,
} from '../../api/forms/waitlist.ts';
import { JoinedContext } from '../Joined.ts';
import { PostFormView } from '../PostForm/PostFormView.tsx';
import type { PostFormCopy, PostFormViewProps } from '../PostForm/types.ts';
import { usePostForm } from '../PostForm/usePostForm.ts';
import { LandingContext } from './LandingContext.ts';
import { currentVia, newCode } from './codes.ts';

export interface WaitlistFormProps
  extends PostFormCopy<typeof waitlist>, Pick<PostFormViewProps, 'id' | 'layout' | 'asks'> {
  /** The campaign that the signup counts for. Default: the one in the page's query string. */
  readonly campaign?: Campaign;
  /** Label of the success message's link to the page with a link for a colleague. Default: no such link. */
  readonly sendOn?: string;
  /** Called once the signup is stored. Default: nothing. */
  readonly onSuccess?: () => void;
}

/**
 * The waitlist form. It sends what is typed, and the campaign. With `asks` set to 'required' it disappears
 * once the visitor has joined by another form.
 */
export function WaitlistForm({ campaign, sendOn, onSuccess, ...props }: WaitlistFormProps) {
  const { hasJoined } = use(JoinedContext);
  const landing = use(LandingContext);
  const [code] = useState(newCode);
  const { state, submit, resend } = usePostForm({
    form: waitlist,
    schema: waitlistSchema,
    extra: () => ({
      ...(campaign ?? campaignOf(new URLSearchParams(window.location.search))),
      ...landingOf(landing),
    }),
    link: sendOn === undefined ? undefined : () => `${currentVia()} ${code}`,
    submitting: props.submitting,
    onSuccess,
  });
  if (hasJoined && props.asks === 'required' && state.status !== 'succeeded') return null;
  const { success } = props;
  const ways =
    sendOn === undefined
      ? success.ways
      : [...success.ways, { label: sendOn, to: `${waitlist.thanksPage}?code=${code}` }];
  return (
    <PostFormView
      {...props}
      success={{ ...success, ways }}
      form={waitlist}
      state={state}
      onResend={resend}
      onSubmit={(values, honeypot) => void submit(values, honeypot)}
      {...(campaign && { hidden: campaign })}
    />
  );
}
