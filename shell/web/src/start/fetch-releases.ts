import { type BootDocument, buildReleasesPath } from '@travesia/contracts/release';
import { isReleaseList } from '../boundary/documents.ts';
import { read } from '../boundary/guards.ts';

type Releases = BootDocument['releases'];

/** As long as a page may take. */
const DEADLINE_MS = 10_000;

async function ask(address: string): Promise<Releases> {
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return read(isReleaseList, await response.json(), address);
}

/** The next thing that the visitor does, or the network's return. */
function nextOccasion(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const event of ['pointerdown', 'keydown', 'online']) window.addEventListener(event, resolve, { once: true });
  });
}

/** What the document left to be fetched: without it nothing starts, so it is asked for as long as the page is used. */
export async function fetchReleases(build: string): Promise<Releases> {
  for (;;) {
    try {
      return await ask(buildReleasesPath(build));
    } catch (cause) {
      console.error('the releases of this document could not be had', cause);
      await nextOccasion();
    }
  }
}
