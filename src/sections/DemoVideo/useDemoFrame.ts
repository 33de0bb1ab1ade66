import { useState } from 'react';
import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';

/** `poster`: nothing is fetched. `loading`: the frame is on its way. `ready`: it has arrived. */
type DemoFrameState = 'poster' | 'loading' | 'ready';

export interface DemoFrame {
  readonly state: DemoFrameState;
  /** Address of the frame. A page of this site is told of the campaign that led to this one. */
  readonly src: string;
  readonly onPlay: () => void;
  readonly onLoad: () => void;
}

/** Puts the query of the page's own address into that of another page of the site. */
const withQuery = (address: string): string =>
  address.startsWith('/') ? address.replace(/(?=#|$)/, window.location.search) : address;

/** Keeps the demo's frame off the page until it is asked for. `loading` is what is said meanwhile. */
export function useDemoFrame(address: string, loading: string): DemoFrame {
  const [state, setState] = useState<DemoFrameState>('poster');
  const [src, setSrc] = useState(address);
  const announce = useAnnounce();
  return {
    state,
    src,
    onPlay: () => {
      setSrc(withQuery(address));
      setState('loading');
      announce(loading);
    },
    onLoad: () => {
      setState('ready');
      announce('');
    },
  };
}
