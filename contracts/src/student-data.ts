import type { ReleaseName } from './release.ts';

/**
 * Where a remote keeps what it knows of a student. A remote declares it as `studentData` beside its routes; it travels in
 * the remote's release. The settings of a student offer it for download, and deleting the account takes it away.
 */
export interface StudentDataPlace {
  /** As students know the area. */
  readonly area: string;
  /** `GET`: all of it, as JSON. `DELETE`: takes it away for good. Both for the student alone. Of the remote's own service. */
  readonly path: `/api/${string}`;
  /** IndexedDB database in which its pages keep records of students, each with whose it is in `owner`. */
  readonly database?: string;
}

/** Of a release that is live, that may be so again, or that was. */
export interface LiveStudentData extends StudentDataPlace {
  /** The remote is no longer live: its service may be gone, and its rows with it. */
  readonly withdrawn?: true;
}

/** `GET`: every {@link LiveStudentData} at this moment. 503 where a release cannot be read: a list with gaps would leave data behind. */
export const STUDENT_DATA_PATH = '/builds/student-data.json';

/** Keys of `localStorage` begin with this; those of a student hold their id, as `encodeURIComponent` writes it. */
export const STUDENT_STORAGE_PREFIX = 'travesia.';

/** What the addresses of the service of remote `name` begin with: its slice is named after it, without hyphens. */
export const serviceAddressOf = (name: ReleaseName) => `/api/${name.replaceAll('-', '_')}/`;

/** The first minor of the page contract whose releases say what they keep. */
const DECLARED_SINCE_MINOR = 6;

/** What releases of the minors before keep, which do not say it. Closed: nobody publishes those minors any more. */
const UNDECLARED: Readonly<Record<ReleaseName, StudentDataPlace>> = {
  carreras: { area: 'Carreras', path: '/api/carreras/data' },
  ensayos: { area: 'Ensayos', path: '/api/ensayos/data', database: 'travesia-ensayos' },
};

/** What of {@link ReleaseDocument} says what it keeps of a student. */
interface KeepingRelease {
  readonly name: ReleaseName;
  readonly contract: { readonly major: number; readonly minor: number };
  readonly studentData?: StudentDataPlace;
}

/** What `release` keeps of a student; `null` for nothing. */
export function studentDataOf({ name, contract, studentData }: KeepingRelease): StudentDataPlace | null {
  if (studentData) return studentData;
  const isSilent = contract.major === 1 && contract.minor < DECLARED_SINCE_MINOR;
  return (isSilent && Object.hasOwn(UNDECLARED, name) && UNDECLARED[name]) || null;
}
