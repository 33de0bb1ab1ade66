import { useEffect, useState } from 'react';
import type { Measurements, MetricName } from './types.ts';

const unmeasured: Measurements = { ttfb: null, fcp: null, lcp: null, cls: null };

/** The metrics whose entries some browsers do not record. */
const recordedAs = { lcp: 'largest-contentful-paint', cls: 'layout-shift' } as const;

/** The four metrics of this visit, as the visitor's own browser measures them; nothing is sent anywhere. */
export function useWebVitals(): Measurements {
  const [values, setValues] = useState<Measurements>({});
  useEffect(() => {
    const take =
      (name: MetricName) =>
      ({ value }: { readonly value: number }): void => {
        setValues((last) => ({ ...last, [name]: value }));
      };
    const measure = async (): Promise<void> => {
      const { onCLS, onFCP, onLCP, onTTFB } = await import('web-vitals');
      onTTFB(take('ttfb'));
      onFCP(take('fcp'));
      // Both values change during a visit; the page shows every change, not only the final value.
      onLCP(take('lcp'), { reportAllChanges: true });
      onCLS(take('cls'), { reportAllChanges: true });
      for (const [name, type] of Object.entries(recordedAs))
        if (!PerformanceObserver.supportedEntryTypes.includes(type))
          setValues((last) => ({ ...last, [name]: null }));
      // Where Firefox already had the response when the visit began, `responseStart` is 0 or negative: not measured.
      const [visit] = performance.getEntriesByType('navigation');
      if (!(visit instanceof PerformanceNavigationTiming && visit.responseStart > 0))
        setValues((last) => ({ ...last, ttfb: null }));
    };
    // The import fails where a tracker blocker knows the file's name.
    measure().catch(() => setValues(unmeasured));
  }, []);
  return values;
}
