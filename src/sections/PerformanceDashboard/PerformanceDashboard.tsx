import {
  PerformanceDashboardView,
  type PerformanceDashboardCopy,
} from './PerformanceDashboardView.tsx';
import { useWebVitals } from './useWebVitals.ts';

/** The speed of this very visit. Refreshing loads the page again: only a new load can be measured anew. */
export function PerformanceDashboard(copy: PerformanceDashboardCopy) {
  const measurements = useWebVitals();
  return (
    <PerformanceDashboardView
      {...copy}
      measurements={measurements}
      onRefresh={() => window.location.reload()}
    />
  );
}
