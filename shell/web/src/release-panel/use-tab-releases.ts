import type { ResolvedRelease } from '@travesia/contracts/release';
import { useEffect, useState } from 'react';
import { LOAD_MARK } from '../federation/load-mark.ts';
import { describeTab, type TabRelease } from './tab-releases.ts';

const look = (releases: readonly ResolvedRelease[]) => describeTab(releases, performance.getEntries(), location.origin);

/** What this tab has of `releases`, looked at again after every load: nothing is polled. */
export function useTabReleases(releases: readonly ResolvedRelease[]): readonly TabRelease[] {
  const [rows, setRows] = useState(() => look(releases));
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(LOAD_MARK).length > 0) setRows(look(releases));
    });
    // With what came between the first look and now.
    observer.observe({ type: 'mark', buffered: true });
    return () => observer.disconnect();
  }, [releases]);
  return rows;
}
