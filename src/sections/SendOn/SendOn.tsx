import { useLocation } from 'react-router-dom';
import { linkCode } from '../../api/signals.ts';
import { useIsHydrated } from '../../primitives/useIsHydrated.ts';
import { SendOnView, type SendOnWords } from './SendOnView.tsx';

export interface SendOnProps extends SendOnWords {
  /** Title of what is shared, for the app that receives it. */
  readonly title: string;
}

/**
 * A link for a colleague, made of the code in the page's URL (`?code=`), with a button to copy it and, if
 * the device can share, one to share it. Renders nothing without a code, or without scripts.
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
