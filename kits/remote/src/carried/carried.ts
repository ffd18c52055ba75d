import { carriedFile } from './carried-file.ts';
import { CARRIED } from './carried-index.ts';

/** Where the release is: the runtime of its container knows. */
declare const __webpack_public_path__: string;

/**
 * One of the indexes that the release carries of a content, as its package compiled it. Nothing in it is looked at: it
 * comes out of the build that the page comes out of.
 * @throws {Error} where there is none of that name, or it can't be loaded now.
 */
export async function loadCarriedIndex<Index extends object>(content: string, name: string): Promise<Index> {
  const load = CARRIED[content]?.[name];
  if (!load) throw new Error(`the release carries no index "${name}" of ${content}`);
  return (await load()).default as Index;
}

const addressOf = (content: string, name: string) => __webpack_public_path__ + carriedFile(content, name);

/**
 * Brings a file into the browser's cache while its index is on the way: {@link fetchCarried} finds it there, and refuses
 * it where it is another one.
 */
export function aheadCarried(content: string, name: string): void {
  fetch(addressOf(content, name))
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}

/**
 * One file that the release carries of a content. `integrity`, from an index, is that of its bytes: others are refused.
 * @throws {Error} where it could not be fetched.
 */
export async function fetchCarried<File extends object>(
  content: string,
  name: string,
  integrity: string,
  signal?: AbortSignal,
): Promise<File> {
  const address = addressOf(content, name);
  const response = await fetch(address, { integrity, ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as File;
}
