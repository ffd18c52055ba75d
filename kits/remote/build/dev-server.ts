import { basename, join } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { CONTRACT_MAJOR } from '@travesia/contracts/page';
import type { ResolvedRelease } from '@travesia/contracts/release';
import { packageVersion } from './base-config.ts';
import { prerenderRemote } from './build-remote.ts';
import { containerName, remoteConfig } from './remote-config.ts';

export interface DevServerOptions {
  /** Absolute folder of the remote. */
  readonly root: string;
  readonly port: number;
}

export interface RemoteDevServer {
  /** The remote as the shell has to know it: its entry comes from the dev server, unverified. */
  readonly release: ResolvedRelease;
  close(): Promise<void>;
}

/**
 * Serves one remote with hot reload to a running shell. Loopback only. What its pages get as data
 * is made once, now: a change of it is seen after the next start.
 */
export async function startRemoteDevServer({ root, port }: DevServerOptions): Promise<RemoteDevServer> {
  const name = basename(root);
  const work = join(root, 'dist-dev');
  const base = `http://127.0.0.1:${port}/`;
  const config = remoteConfig({ root, name, mode: 'development' }, join(work, 'bundle'));
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
  });
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: { directory: join(work, 'release'), watch: false },
      allowedHosts: 'all',
      // The shell may be open under any of this machine's names.
      headers: { 'access-control-allow-origin': '*' },
      client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false },
    },
    compiler,
  );
  const { routes, pageIds } = await prerenderRemote(root, work, join(work, 'release'));
  await server.start();
  return {
    release: {
      name,
      version: packageVersion(join(root, 'package.json')),
      id: 'dev',
      channel: 'development',
      base,
      contract: CONTRACT_MAJOR,
      entry: ['entry.js', ''],
      container: containerName(name),
      routes,
      pages: Object.fromEntries(pageIds.map((id) => [id, { js: [], css: [] }])),
    },
    close: () => server.stop(),
  };
}
