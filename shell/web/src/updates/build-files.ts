import { type BuildMeta, type LatestBuild, VISITOR_BUILD_PATH, type VisitorBuild } from '@travesia/contracts/release';
import { isBuildMeta, isLatestBuild, isVisitorBuild } from '../boundary/documents.ts';
import { read } from '../boundary/guards.ts';

/** Each answer about builds: they are small, and nobody waits for them. */
const BUILD_ANSWER_DEADLINE_MS = 10_000;

const LATEST_PATH = '/builds/latest.json';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

async function answerOf(fetch: Fetch, address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(BUILD_ANSWER_DEADLINE_MS) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** What everybody gets now. */
export async function fetchLatest(fetch: Fetch): Promise<LatestBuild> {
  const response = await answerOf(fetch, LATEST_PATH, { cache: 'no-store' });
  return read(isLatestBuild, await response.json(), LATEST_PATH);
}

/** What a build consists of. */
export async function fetchMeta(fetch: Fetch, id: string): Promise<BuildMeta> {
  const address = `/builds/meta/${id}.json`;
  const response = await answerOf(fetch, address, {});
  return read(isBuildMeta, await response.json(), address);
}

/** What a reload would bring this visitor, canaries and what is pinned included. */
export async function fetchOwn(fetch: Fetch): Promise<VisitorBuild> {
  const response = await answerOf(fetch, VISITOR_BUILD_PATH, { cache: 'no-store' });
  return read(isVisitorBuild, await response.json(), VISITOR_BUILD_PATH);
}

/** @throws where a reload of `address` would not give a document. */
export async function askForDocument(fetch: Fetch, address: string): Promise<void> {
  await answerOf(fetch, address, { method: 'HEAD', cache: 'no-store' });
}
