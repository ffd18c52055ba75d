import { type PageErrorRecord, RELEASES_PATH } from '@travesia/contracts/release';

/** The first place in a file of a release that a stack names; every engine writes `<address>:<line>:<column>`. */
const PLACE = new RegExp(`${RELEASES_PATH}/([a-z][a-z0-9-]*)/([^/\\s]+)/([^\\s?#:)]+):(\\d+):(\\d+)`);

const CLASS_OF_ERROR = /^[A-Za-z]{1,40}$/;

/** Whose code threw `error`, and where; `null` for what no release threw (an extension, the browser, no error at all). */
export function whereThrown(error: unknown): Omit<PageErrorRecord, 'kind'> | null {
  if (!(error instanceof Error) || !error.stack) return null;
  const [, remote, release, file, line, column] = PLACE.exec(error.stack) ?? [];
  if (!remote || !release || !file) return null;
  const name = CLASS_OF_ERROR.test(error.name) ? error.name : 'Error';
  return { remote, release, name, file, line: Number(line), column: Number(column) };
}
