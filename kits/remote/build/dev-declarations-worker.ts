/** Runs the routes and plans of a remote under development. A worker of its own: what changed is read anew, what was read goes. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { mustBePrerendered } from '@travesia/contracts/page';
import { carriedContents, readCarriedFiles } from './carried.ts';
import type { AddressRequest, DeclarationsReply, DeclarationsWorkerData, RemoteDeclarations } from './dev-messages.ts';
import { checkPages, MODULE, readPageImports } from './page-files.ts';
import { type PrerenderBundle, prerenderAddress, prerenderedAddresses } from './prerender-pages.ts';
import { searchDocument } from './search-document.ts';

const { root, bundle: file }: DeclarationsWorkerData = workerData;
const say = (reply: DeclarationsReply) => parentPort?.postMessage(reply);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function serve(): Promise<void> {
  const bundle: PrerenderBundle & { declarations: RemoteDeclarations } = await import(pathToFileURL(file).href);
  const { routes, studentData } = bundle.declarations;
  const pageIds = Object.keys(bundle.pages);
  checkPages(readPageImports(await readFile(join(root, MODULE), 'utf8')), pageIds, routes);
  const addresses = prerenderedAddresses(bundle.plans, routes, (content) =>
    readCarriedFiles(carriedContents(root), content),
  );
  const byPath = new Map(addresses.map((address) => [address.path, address]));

  const prerendered = Object.fromEntries(addresses.map(({ path }) => [path, '']));
  const search = searchDocument({ name: basename(root), search: bundle.search, routes, prerendered });

  async function answerTo({ wanted, path }: AddressRequest): Promise<string | null> {
    if (wanted === 'search') return search && JSON.stringify(search);
    const address = byPath.get(path);
    if (!address) return null;
    if (wanted === 'fragment') return JSON.stringify(await prerenderAddress(bundle, address));
    const { data } = await address.input();
    return data !== undefined || mustBePrerendered(address.route) ? JSON.stringify(data ?? null) : null;
  }

  parentPort?.on('message', (request: AddressRequest) => {
    const { id } = request;
    answerTo(request).then(
      (json) => say({ kind: 'answer', id, json }),
      (error: unknown) => say({ kind: 'no-answer', id, message: messageOf(error) }),
    );
  });
  say({
    kind: 'declared',
    pages: {
      routes,
      ...(studentData && { studentData }),
      pageIds,
      addresses: [...byPath.keys()],
      isSearched: search !== null,
    },
  });

  // One address of each route: a build renders all of them.
  const first = new Map(addresses.toReversed().map((address) => [address.route, address]));
  for (const address of first.values()) await prerenderAddress(bundle, address);
  say({ kind: 'right' });
}

await serve().catch((error: unknown) => say({ kind: 'wrong', message: messageOf(error) }));
