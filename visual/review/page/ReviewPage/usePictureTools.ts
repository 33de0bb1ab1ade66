import { useState } from 'react';
import type { Finding } from '../../../findings.ts';
import type { ChangedRegion } from '../../../changes.ts';
import { useBlink } from '../Stage/useBlink.ts';
import { useStage } from '../Stage/useStage.ts';
import type { View } from '../views.ts';
import { extent } from '../viewport.ts';

const none: readonly ChangedRegion[] = [];

/** How pictures are looked at; it stays from picture to picture. */
export function usePictureTools(finding: Finding | null) {
  const [view, setView] = useState<View>('beside');
  const [framed, setFramed] = useState(true);
  const places = finding?.change?.regions ?? none;
  const size = extent(finding?.before ?? null, finding?.after ?? null);
  const stage = useStage(finding?.id ?? '', size, places);
  const blink = useBlink(view === 'blink' && finding !== null);
  return {
    view,
    setView,
    framed,
    setFramed,
    places,
    stage,
    blinkAfter: blink.after,
    flip: blink.flip,
  };
}

export type PictureTools = ReturnType<typeof usePictureTools>;
