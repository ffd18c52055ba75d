import type { ReleaseName } from './release.ts';

/** One thing that a remote keeps of a student, in plain Spanish: the page of privacy is made of them. */
export interface Purpose {
  /** What is kept. */
  readonly what: string;
  readonly why: string;
  /** Until when. */
  readonly howLong: string;
  /** It is kept only where the student asks for it, and they may stop it in their settings. */
  readonly optional?: true;
}

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
  /** All that it keeps, and why; never empty. Since contract 1.7, where publishing asks for it. */
  readonly purposes?: readonly Purpose[];
}

/** Of a release that is live, that may be so again, or that was. */
export interface LiveStudentData extends StudentDataPlace {
  /** The remote is no longer live: its service may be gone, and its rows with it. */
  readonly withdrawn?: true;
}

/** `GET`: every {@link LiveStudentData} at this moment. 503 where a release cannot be read: a list with gaps would leave data behind. */
export const STUDENT_DATA_PATH = '/builds/student-data.json';

/**
 * `GET`: all that all areas keep of whoever is signed in, as one JSON file, which ends with `complete`. Answered by the slice
 * `onboarding`, which asks the others.
 */
export const EXPORT_PATH = '/api/onboarding/export';

/** Keys of `localStorage` begin with this; those of a student hold their id, as `encodeURIComponent` writes it. */
export const STUDENT_STORAGE_PREFIX = 'travesia.';

/**
 * What a browser keeps of a student goes from it when they sign out, but for what no service has yet. Records of a table of
 * this name in a database of {@link StudentDataPlace.database}, each with its `owner`, are known elsewhere too, and so is
 * what stands under a key of `localStorage` that has it as one of its parts, between `.` and `/`, beside the student's id.
 */
export const KNOWN_ELSEWHERE = 'known';

/** Databases of IndexedDB begin with this. */
export const STUDENT_DATABASE_PREFIX = 'travesia-';

/** What the addresses of the service of remote `name` begin with: its slice is named after it, without hyphens. */
export const serviceAddressOf = (name: ReleaseName) => `/api/${name.replaceAll('-', '_')}/`;

/** The first minor of the page contract whose releases say what they keep. */
const DECLARED_SINCE_MINOR = 6;

/** The first minor whose releases say why they keep it. */
export const PURPOSES_SINCE_MINOR = 7;

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
