import {
  PerformanceDashboardView,
  type PerformanceDashboardCopy,
} from './PerformanceDashboardView.tsx';
import { useMeasuredAgain } from './useMeasuredAgain.ts';
import { useWebVitals } from './useWebVitals.ts';

/** The speed of this very visit. Refreshing loads the page again: only a new load can be measured anew. */
export function PerformanceDashboard(copy: PerformanceDashboardCopy) {
  const measurements = useWebVitals();
  const { refreshButton, measureAgain } = useMeasuredAgain(measurements, copy);
  return (
    <PerformanceDashboardView
      {...copy}
      measurements={measurements}
      refreshButton={refreshButton}
      onRefresh={measureAgain}
    />
  );
}
