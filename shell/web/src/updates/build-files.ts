import { type BuildMeta, type LatestBuild, VISITOR_BUILD_PATH, type VisitorBuild } from '@travesia/contracts/release';

/** Each answer about builds: they are small, and nobody waits for them. */
const BUILD_ANSWER_DEADLINE_MS = 10_000;

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

async function answerOf(fetch: Fetch, address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(BUILD_ANSWER_DEADLINE_MS) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** What everybody gets now. */
export async function fetchLatest(fetch: Fetch): Promise<LatestBuild> {
  const response = await answerOf(fetch, '/builds/latest.json', { cache: 'no-store' });
  return response.json();
}

/** What a build consists of. */
export async function fetchMeta(fetch: Fetch, id: string): Promise<BuildMeta> {
  const response = await answerOf(fetch, `/builds/meta/${id}.json`, {});
  return response.json();
}

/** What a reload would bring this visitor, canaries and what is pinned included. */
export async function fetchOwn(fetch: Fetch): Promise<VisitorBuild> {
  const response = await answerOf(fetch, VISITOR_BUILD_PATH, { cache: 'no-store' });
  return response.json();
}

/** @throws where a reload of `address` would not give a document. */
export async function askForDocument(fetch: Fetch, address: string): Promise<void> {
  await answerOf(fetch, address, { method: 'HEAD', cache: 'no-store' });
}
