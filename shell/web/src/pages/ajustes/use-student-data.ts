import type { LiveStudentData } from '@travesia/contracts/release';
import { useCallback, useEffect, useState } from 'react';
import { fetchStudentData } from './fetch-student-data.ts';

interface KnownStudentData {
  /** `null` while it is asked. */
  readonly places: readonly LiveStudentData[] | null;
  readonly failed: boolean;
  retry(): void;
}

/** What all areas keep of students, for a page that shows it. */
export function useStudentData(): KnownStudentData {
  const [places, setPlaces] = useState<readonly LiveStudentData[] | null>(null);
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    fetchStudentData().then(setPlaces, () => setFailed(true));
  }, []);
  useEffect(retry, [retry]);
  return { places, failed, retry };
}
