/** What a title bar finds: entries that each release carries, and those of a student that a service answers with. */

/** One thing that can be found: somewhere to go. */
export interface SearchEntry {
  /** With query and hash, where it takes them. */
  readonly path: `/${string}`;
  /** Its own name, as it stands on the page. Whoever types it finds it first. */
  readonly title: string;
  /** What tells it from others of the same name: a line under the title. */
  readonly note?: string;
  /** Other names of it, comma between; never shown. */
  readonly keywords?: string;
  /** Words that say which one is meant and name nothing by themselves, such as the cities of a career; never shown. */
  readonly context?: string;
  /**
   * Who is offered it. `students`: it opens with an account, which visitors are told. `visitors`: nobody who is signed
   * in. Everybody where absent.
   */
  readonly audience?: 'students' | 'visitors';
}

/** Entries of one kind. Groups of one label are one, whoever brings them. */
export interface SearchGroup {
  /** What they are, in the plural: `Carreras`. */
  readonly label: string;
  readonly entries: readonly SearchEntry[];
}

/** The label under which every remote lists its pages. */
export const PAGES_LABEL = 'Páginas';

/** Name, inside a release, of the file with its {@link SearchDocument}. */
export const SEARCH_FILE = 'search.json';

/** What of a release can be found. */
export interface SearchDocument {
  readonly groups: readonly SearchGroup[];
  /**
   * `GET`, for signed-in students, of the remote's own service: {@link OwnEntriesAnswer}. Absent where a student has
   * nothing of their own there.
   */
  readonly ownPath?: `/api/${string}`;
}

/** What `ownPath` answers: the student's own things, the newest first. */
export interface OwnEntriesAnswer {
  readonly groups: readonly SearchGroup[];
}

/** Own entries of one group that are looked through; older ones are found in the remote's own list. */
export const OWN_ENTRIES_MAX = 100;
