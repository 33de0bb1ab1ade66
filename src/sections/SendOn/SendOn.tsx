import { useLocation } from 'react-router-dom';
import { linkCode } from '../../api/signals.ts';
import { useIsHydrated } from '../../primitives/useIsHydrated.ts';
import { SendOnView, type SendOnWords } from './SendOnView.tsx';

export interface SendOnProps extends SendOnWords {
  /** What is being shared, for the app that it is shared with. */
  readonly title: string;
}

/**
 * A link for a colleague, made of the code in the page's address (`?code=`): copied, or shared where the
 * device can. Nothing without a code, or without scripts.
 */
export function SendOn({ title, ...words }: SendOnProps) {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const code = new URLSearchParams(search).get('code') ?? '';
  if (!isHydrated || !linkCode.test(code)) return null;
  const url = new URL(`/?via=${code}`, window.location.href).href;
  const share = () => {
    // Rejects when the visitor changes their mind.
    navigator.share({ title, url }).catch(() => undefined);
  };
  return <SendOnView {...words} url={url} {...('share' in navigator && { onShare: share })} />;
}
