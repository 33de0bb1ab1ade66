import { type ComponentType, useState } from 'react';
import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';
import { useIsMounted } from '../../primitives/useIsMounted.ts';

export interface Demo {
  /** `poster`: nothing is fetched. `loading`: the demo is on its way. `ready`: it has arrived. */
  readonly state: 'poster' | 'loading' | 'ready';
  /** The site's own tour once it has arrived. */
  readonly Tour?: ComponentType | undefined;
  readonly onPlay: () => void;
  /** Called when the film has loaded. */
  readonly onLoad: () => void;
}

/**
 * Loads the demo only when play is pressed.
 *
 * @param loadTour - Fetches the site's own tour; undefined when a film is shown instead.
 * @param loading - Words announced while the demo loads.
 * @param address - The demo's own page, which is opened where the tour cannot be fetched.
 */
export function useDemo(
  loadTour: (() => Promise<ComponentType>) | undefined,
  loading: string,
  address: string,
): Demo {
  const [state, setState] = useState<Demo['state']>('poster');
  const [Tour, setTour] = useState<ComponentType>();
  const announce = useAnnounce();
  const isMounted = useIsMounted();

  async function showTour(load: () => Promise<ComponentType>): Promise<void> {
    try {
      const loaded = await load();
      setTour(() => loaded);
      setState('ready');
    } catch {
      if (isMounted.current) window.location.assign(address);
    }
  }

  return {
    state,
    Tour,
    onPlay: () => {
      setState('loading');
      announce(loading);
      if (loadTour !== undefined) void showTour(loadTour);
    },
    onLoad: () => {
      setState('ready');
      announce('');
    },
  };
}
