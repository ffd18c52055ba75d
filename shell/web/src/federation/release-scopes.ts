import { chunkListName } from '@travesia/contracts/page';
import { onOwnOrigin, type ResolvedRelease } from '@travesia/contracts/release';

/** Where one evaluation of one release leaves what it defines. */
export interface ReleaseScope {
  readonly release: ResolvedRelease;
  /** The container, once the entry has run. */
  container: unknown;
  /** The modules of its scripts, whichever came first. */
  chunks: unknown;
}

/** Without query and file, and the same on each origin that a release may come from. */
const folderOf = (address: string) => onOwnOrigin(address.replace(/[?#].*$/, '').replace(/[^/]*$/, ''));

/**
 * Gives every evaluation of a release its own pair of global variables, told apart by the script
 * that runs: the second release of a remote, or the same one again after it threw, never meets the
 * remains of the first, however late those come.
 */
export function createReleaseScopes(global: object, currentScript: () => Element | null) {
  const owners = new WeakMap<Element, ReleaseScope>();
  const newest = new Map<string, ReleaseScope>();

  /** Scripts that a release's own runtime adds are known by their folder. */
  function running(container: string): ReleaseScope | undefined {
    const script = currentScript();
    if (!script) return undefined;
    const scope = owners.get(script) ?? newest.get(folderOf(script.getAttribute('src') ?? ''));
    return scope?.release.container === container ? scope : undefined;
  }

  function divide(container: string): void {
    const divided = [
      [container, 'container'],
      [chunkListName(container), 'chunks'],
    ] as const;
    for (const [name, part] of divided) {
      Object.defineProperty(global, name, {
        configurable: true,
        get: () => running(container)?.[part],
        set(value: unknown) {
          const scope = running(container);
          if (scope) scope[part] = value;
        },
      });
    }
  }

  return {
    /** `base`: absolute address of the release's folder. */
    open(release: ResolvedRelease, base: string): ReleaseScope {
      divide(release.container);
      const scope: ReleaseScope = { release, container: undefined, chunks: undefined };
      newest.set(folderOf(base), scope);
      return scope;
    },
    /** What `script` defines belongs to `scope`. */
    own(script: Element, scope: ReleaseScope): void {
      owners.set(script, scope);
    },
  };
}

export type ReleaseScopes = ReturnType<typeof createReleaseScopes>;
