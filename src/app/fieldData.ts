import type { Metric } from 'web-vitals';
import { fieldDataPath } from '../contract/fieldData.ts';

/**
 * Posts how fast this page was, once it is left or hidden. Each measurement is sent once, with the
 * path on which the visitor arrived and nothing else. Browsers that ask for privacy send nothing.
 */
export async function reportFieldData(): Promise<void> {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true) return;
  const path = window.location.pathname;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const sent = new Set<string>();
  const waiting = new Map<string, Metric>();
  const take = (metric: Metric): void => {
    if (!sent.has(metric.id)) waiting.set(metric.id, metric);
  };
  for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) measure(take);
  // Registered last, so that the measurements which end with the page are there.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || waiting.size === 0) return;
    const values = [...waiting.values()].map(({ name, value }) => [name.toLowerCase(), value]);
    const report = JSON.stringify({ path, ...Object.fromEntries(values) });
    navigator.sendBeacon(fieldDataPath, new Blob([report], { type: 'application/json' }));
    for (const id of waiting.keys()) sent.add(id);
    waiting.clear();
  });
}
