import { useState } from 'react';
import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';

/** `poster`: nothing is fetched. `loading`: the frame is on its way. `ready`: it has arrived. */
export type DemoFrameState = 'poster' | 'loading' | 'ready';

export interface DemoFrame {
  readonly state: DemoFrameState;
  readonly onPlay: () => void;
  readonly onLoad: () => void;
}

/** Keeps the demo's frame off the page until it is asked for. `loading` is what is said meanwhile. */
export function useDemoFrame(loading: string): DemoFrame {
  const [state, setState] = useState<DemoFrameState>('poster');
  const announce = useAnnounce();
  return {
    state,
    onPlay: () => {
      setState('loading');
      announce(loading);
    },
    onLoad: () => {
      setState('ready');
      announce('');
    },
  };
}
