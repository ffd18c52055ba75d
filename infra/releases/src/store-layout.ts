import { join } from 'node:path';

/** Digits of a revision's file name, so that names sort as numbers do. */
const REVISION_DIGITS = 10;

const REVISION_FILE = /^(\d{10})\.json$/;

export const releasesFolder = (store: string, name: string) => join(store, 'releases', name);
export const releaseFolder = (store: string, name: string, id: string) => join(releasesFolder(store, name), id);
export const registryFile = (store: string) => join(store, 'registry.json');
export const revisionsFolder = (store: string) => join(store, 'registry');

/** Where things are made before they are moved into place: in the store, so that moving is a rename. */
export const workshopFolder = (store: string) => join(store, 'workshop');

export function revisionFile(store: string, revision: number): string {
  return join(revisionsFolder(store), `${String(revision).padStart(REVISION_DIGITS, '0')}.json`);
}

/** The revision that a file of {@link revisionsFolder} holds; `null` for any other file. */
export function revisionOf(file: string): number | null {
  const match = REVISION_FILE.exec(file);
  return match ? Number(match[1]) : null;
}
