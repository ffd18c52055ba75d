import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { CONTRACT_MAJOR } from '@travesia/contracts/page';
import {
  type PrerenderedPage,
  payloadFile,
  type ResolvedRelease,
  SEARCH_FILE,
  type StudentDataPlace,
} from '@travesia/contracts/release';
import { packageVersion } from './base-config.ts';
import { carriedContents, readCarried, writeCarriedIndex } from './carried.ts';
import { followDeclarations } from './dev-declarations.ts';
import { containerName, remoteConfig } from './remote-config.ts';

export interface DevServerOptions {
  /** Absolute folder of the remote. */
  readonly root: string;
  readonly port: number;
}

/** A remote as its sources say at the moment. */
export interface DevelopedRelease {
  /** Its entry comes from the dev server, unverified. */
  readonly resolved: ResolvedRelease;
  /** Addresses that its build would prerender. */
  readonly prerendered: ReadonlySet<string>;
  /** What its build would prerender at `path`, made as it is asked for; `null` where that does not go. */
  fragmentAt(path: string): Promise<PrerenderedPage | null>;
  /** Absent where it keeps nothing. */
  readonly studentData?: StudentDataPlace;
}

export interface RemoteDevServer {
  /** Another object after each change of routes, pages or addresses. */
  current(): DevelopedRelease;
  /** `follow` is awaited before open tabs are reloaded. */
  onChange(follow: () => Promise<void>): void;
  close(): Promise<void>;
}

/** In place of the digest in a release's id: reports of pages under development have the form of all others. */
const NO_DIGEST = '00000000';

/** What the files of {@link payloadFile} begin with. */
const PAYLOADS = 'payload/';

/** And what a release carries of contents. */
const CARRIED = 'carried/';

/**
 * Serves one remote with hot reload to a running shell, and follows what it declares: a new route, page or address is
 * there without a restart. Loopback only.
 */
export async function startRemoteDevServer({ root, port }: DevServerOptions): Promise<RemoteDevServer> {
  const name = basename(root);
  const work = join(root, 'dist-dev');
  const base = `http://127.0.0.1:${port}/`;
  const carried = carriedContents(root);
  const carriedIndex = await writeCarriedIndex(carried, work);
  const config = remoteConfig({ root, name, mode: 'development', carriedIndex }, join(work, 'bundle'));
  /** What a build would write beside the scripts, made when it is asked for: data of pages, what can be found, contents. */
  async function sendJson(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    const file = decodeURI(new URL(request.url ?? '/', base).pathname).slice(1);
    const isSearch = file === SEARCH_FILE;
    const isCarried = file.startsWith(CARRIED);
    if (!isSearch && !isCarried && !file.startsWith(PAYLOADS)) return next();
    const path = declarations.current().addresses.find((address) => payloadFile(address) === file);
    function made(): Promise<string | null> | null {
      if (isCarried) return readCarried(carried, file);
      return path === undefined ? null : declarations.dataAt(path);
    }
    response.setHeader('access-control-allow-origin', '*');
    try {
      const json = await (isSearch ? declarations.search() : made());
      if (json === null) response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(json);
    } catch (error) {
      console.error(`${name}: ${path ?? file}: ${error instanceof Error ? error.message : error}`);
      response.writeHead(500).end();
    }
  }

  const compiler = rspack({
    ...config,
    output: { ...config.output, publicPath: base },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: /[\\/]page\.tsx$/,
          include: [root],
          enforce: 'pre',
          loader: join(import.meta.dirname, 'page-refresh-loader.cjs'),
        },
      ],
    },
    plugins: [...(config.plugins ?? []), new ReactRefreshRspackPlugin()],
    // Each component of the kit styles itself alone, in one layer: their order says nothing.
    ignoreWarnings: [/Conflicting order/],
    stats: 'errors-warnings',
    // Its own address is nobody's to open: the pages are at that of the shell.
    infrastructureLogging: { level: 'warn' },
  });
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: false,
      setupMiddlewares(middlewares) {
        middlewares.unshift({ name: 'payloads', middleware: sendJson });
        return middlewares;
      },
      allowedHosts: 'all',
      // The shell may be open under any of this machine's names.
      headers: { 'access-control-allow-origin': '*' },
      client: {
        webSocketURL: `ws://127.0.0.1:${port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: true },
      },
    },
    compiler,
  );
  const followers: (() => Promise<void>)[] = [];
  /** Of the sources as they are; nothing while an edit is compiled. */
  let problem: string | null = null;
  let told: string | null = null;
  let developed: DevelopedRelease | undefined;
  const clients = () => server.webSocketServer?.clients ?? [];
  /** Over the pages, since the browser's bundle was compiled last: that takes away what was shown before. */
  let isShown = false;
  const showProblem = () => {
    isShown = problem !== null;
    if (problem !== null) server.sendMessage(clients(), 'errors', [{ message: problem }]);
  };

  const declarations = await followDeclarations({
    root,
    work,
    onChange() {
      developed = undefined;
      // A tab has the routes that came with its document.
      void Promise.all(followers.map((follow) => follow())).then(() => {
        console.log(`${name}: cambiaron sus rutas o sus páginas`);
        server.sendMessage(clients(), 'static-changed');
      });
    },
    onEdit() {
      problem = null;
    },
    onProblem(message) {
      problem = message;
      if (message !== null && message !== told) console.error(`${name}: ${message}`);
      // Takes away what is shown over the page, which stays as it is.
      if (message === null && isShown) server.sendMessage(clients(), 'still-ok');
      told = message;
      showProblem();
    },
  });
  // The bundle of the browser says that it is right, whatever is wrong with what is declared.
  compiler.hooks.done.tap('declarations', () => void setImmediate(showProblem));
  await server.start();

  async function fragmentAt(path: string): Promise<PrerenderedPage | null> {
    try {
      return JSON.parse((await declarations.fragmentAt(path)) ?? 'null');
    } catch (error) {
      // The document comes without it, and the browser draws the page.
      console.error(`${name}: ${path}: ${error instanceof Error ? error.message : error}`);
      return null;
    }
  }

  function describe(): DevelopedRelease {
    const { routes, studentData, pageIds, addresses, isSearched } = declarations.current();
    const version = packageVersion(join(root, 'package.json'));
    return {
      resolved: {
        name,
        version,
        id: `${version}-${NO_DIGEST}`,
        channel: 'development',
        base,
        contract: CONTRACT_MAJOR,
        entry: ['entry.js', ''],
        container: containerName(name),
        routes,
        pages: Object.fromEntries(pageIds.map((id) => [id, { js: [], css: [] }])),
        ...(isSearched && { search: [SEARCH_FILE, ''] }),
      },
      prerendered: new Set(addresses),
      fragmentAt,
      ...(studentData && { studentData }),
    };
  }
  return {
    current() {
      developed ??= describe();
      return developed;
    },
    onChange: (follow) => void followers.push(follow),
    async close() {
      await server.stop();
      await declarations.close();
    },
  };
}
