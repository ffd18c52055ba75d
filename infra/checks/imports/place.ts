import { E2E_FOLDER } from '../workspaces.ts';

/** Who a file belongs to. `project` is everything at the root that is nobody's. */
export type Owner =
  | 'contracts'
  | 'kit'
  | 'content'
  | 'shell'
  | 'remote'
  | 'remote-e2e'
  | 'session-service'
  | 'infra'
  | 'project';

/** Where code runs, and so what it can be built on. `model` runs anywhere. */
export type Runtime = 'browser' | 'model' | 'other';

export interface Place {
  readonly owner: Owner;
  /** Folder of the owner: `kits/ui`, `remotes/ensayos`. Imports inside one are its own business. */
  readonly home: string;
  readonly runtime: Runtime;
}

const TEST = /\.test\.tsx?$/;

/** Files of browser folders that run at build time only: the prerenderer and configurations. */
const BUILD_TIME = /(?:^|\/)(?:prerender|[\w-]+\.config|[\w.-]+\.server)\.tsx?$/;

const BROWSER = [
  /^kits\/ui\/(?!commands\/)/,
  /^kits\/offline\/src\//,
  /^kits\/manipulables\/src\//,
  /^kits\/remote\/src\//,
  /^shell\/web\/src\//,
  /^remotes\/[^/]+\/web\//,
];

/**
 * A remote's folders beside `web`, `service`, `commands` and `e2e`, and what all share; the kit that is such a model, and
 * what contents and their readers share.
 */
const MODEL =
  /^(?:remotes\/[^/]+\/(?!web\/|service\/|commands\/|e2e\/)[^/]+|kits\/paes|content\/(?:item|lesson)-model\/src)\//;

function runtimeOf(path: string): Runtime {
  if (TEST.test(path)) return 'other';
  if (BROWSER.some((pattern) => pattern.test(path))) return BUILD_TIME.test(path) ? 'other' : 'browser';
  return MODEL.test(path) ? 'model' : 'other';
}

/** `path`: relative to the project, with `/`. */
export function placeOf(path: string): Place {
  const runtime = runtimeOf(path);
  const [first = '', second = '', third] = path.split('/');
  const pair = `${first}/${second}`;
  switch (first) {
    case 'contracts':
    case 'session-service':
      return { owner: first, home: first, runtime };
    case 'kits':
      return { owner: 'kit', home: pair, runtime };
    case 'shell':
      return { owner: 'shell', home: pair, runtime };
    case 'content':
      return { owner: 'content', home: pair, runtime };
    case 'remotes':
      if (third === E2E_FOLDER) return { owner: 'remote-e2e', home: `${pair}/${third}`, runtime };
      return { owner: 'remote', home: pair, runtime };
    case 'infra':
      return { owner: 'infra', home: pair, runtime };
    default:
      return { owner: 'project', home: '', runtime };
  }
}
