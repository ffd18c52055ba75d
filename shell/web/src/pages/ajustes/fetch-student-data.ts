import { liveStudentDataSchema } from '@travesia/contracts/browser-schemas';
import { type LiveStudentData, STUDENT_DATA_PATH } from '@travesia/contracts/release';

/** As long as a student may wait for a page. */
const DEADLINE_MS = 10_000;

/** What all areas keep of students at this moment, however old this tab is. @throws where it is not known of all. */
export async function fetchStudentData(): Promise<readonly LiveStudentData[]> {
  const response = await fetch(STUDENT_DATA_PATH, { cache: 'no-store', signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`${STUDENT_DATA_PATH}: ${response.status}`);
  return liveStudentDataSchema.parse(await response.json());
}
