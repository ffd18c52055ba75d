/** Where an area keeps what it knows of a student. */
export interface StudentDataPlace {
  /** As students know the area. */
  readonly area: string;
  /** `GET`: all of it, as JSON. `DELETE`: takes it away for good. Both for the student alone. */
  readonly path: `/api/${string}`;
  /** IndexedDB database in which its pages keep records of students, each with whose it is in `owner`. */
  readonly database?: string;
}

/** Keys of `localStorage` begin with this; those of a student hold their id, as `encodeURIComponent` writes it. */
export const STUDENT_STORAGE_PREFIX = 'travesia.';

/** Every area that keeps something: whoever adds one adds it here, or deleting an account would leave it behind. */
export const STUDENT_DATA: readonly StudentDataPlace[] = [
  { area: 'Carreras', path: '/api/carreras/data' },
  { area: 'Ensayos', path: '/api/ensayos/data', database: 'travesia-ensayos' },
];
