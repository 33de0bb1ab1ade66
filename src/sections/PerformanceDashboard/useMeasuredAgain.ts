import { type RefCallback, useCallback, useEffect, useState } from 'react';
import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';
import type { PerformanceDashboardCopy } from './PerformanceDashboardView.tsx';
import { formatMetric } from './formatMetric.ts';
import type { Measurements } from './types.ts';
import { verdictOf } from './verdictOf.ts';

/** Delay of the announcement after the last change, in milliseconds: the values arrive one by one. */
const SETTLED_AFTER = 1_000;

type Mark = { readonly isMeasuredAgain?: boolean } | null;

/** Reads and removes the mark that the button's press left in the history entry, which survives the reload. */
function takeMark(): boolean {
  const { isMeasuredAgain = false, ...rest } = (window.history.state as Mark) ?? {};
  if (isMeasuredAgain) window.history.replaceState(rest, '');
  return isMeasuredAgain;
}

/**
 * Two halves of one press. `measureAgain` marks the history entry and loads the page again. After that,
 * `refreshButton` finds the mark and takes the focus, and the new values are spoken once.
 */
export function useMeasuredAgain(
  measurements: Measurements,
  { metrics, verdicts, measuredAgain }: PerformanceDashboardCopy,
): { readonly refreshButton: RefCallback<HTMLButtonElement>; readonly measureAgain: () => void } {
  const [isAwaited, setAwaited] = useState(false);
  const announce = useAnnounce();

  // A ref callback and not an effect: the button is hydrated with its band, after this component.
  const refreshButton = useCallback((button: HTMLButtonElement | null) => {
    if (button === null || !takeMark()) return;
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
    setAwaited(true);
  }, []);

  useEffect(() => {
    if (!isAwaited || Object.keys(measurements).length === 0) return undefined;
    const timer = setTimeout(() => {
      setAwaited(false);
      const values = metrics.flatMap(({ name, label, target }) => {
        const value = measurements[name];
        if (value === undefined || value === null) return [];
        return `${label}: ${formatMetric(name, value)}, ${verdicts[verdictOf(value, target)]}.`;
      });
      announce([measuredAgain, ...values].join(' '));
    }, SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [announce, isAwaited, measuredAgain, measurements, metrics, verdicts]);

  const measureAgain = (): void => {
    const state = window.history.state as Mark;
    window.history.replaceState({ ...state, isMeasuredAgain: true }, '');
    window.location.reload();
  };
  return { refreshButton, measureAgain };
}
