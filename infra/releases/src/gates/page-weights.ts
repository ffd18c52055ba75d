import type { RouteDeclaration } from '@travesia/contracts/page';
import type { BuildDocument } from '@travesia/contracts/release';
import { compress } from '../compress.ts';
import { kilobytes } from '../kilobytes.ts';
import { ReleaseError } from '../release-error.ts';
import { PAGE_JS_MAX_BROTLI_BYTES, PAGE_REQUESTS_MAX, SIGNED_IN_JS_MAX_BROTLI_BYTES } from './page-budget.ts';
import { sessionScripts } from './session-scripts.ts';

/** A release and where its files are. */
export interface WeighedRelease {
  readonly release: BuildDocument;
  readFile(file: string): Promise<Uint8Array | null>;
}

export interface PageWeight {
  readonly remote: string;
  readonly route: string;
  readonly access: RouteDeclaration['access'];
  readonly jsBrotliBytes: number;
  /** What comes after the first paint of a student; 0 where the page needs none signed in. */
  readonly sessionJsBrotliBytes: number;
  readonly requests: number;
}

/** Document and icon: the requests that are neither style nor script. */
const OTHER_REQUESTS = 2;

const totalOf = (weights: readonly number[]) => weights.reduce((sum, bytes) => sum + bytes, 0);

function createScale() {
  const measured = new Map<string, Promise<number>>();
  async function weigh({ release, readFile }: WeighedRelease, file: string): Promise<number> {
    const known = release.files[file];
    if (known?.brotli !== undefined) return known.brotli;
    const content = await readFile(file);
    if (!content) throw new Error(`${release.name} has no ${file}`);
    return (await compress(file, content)).brotli?.length ?? content.length;
  }
  return (of: WeighedRelease, file: string): Promise<number> => {
    const name = `${of.release.name}/${file}`;
    const weight = measured.get(name) ?? weigh(of, file);
    measured.set(name, weight);
    return weight;
  };
}

/** What a browser is sent for every declared page of `subject` when a visit begins there. */
export async function weighPages(shell: WeighedRelease, subject: WeighedRelease): Promise<readonly PageWeight[]> {
  const scale = createScale();
  const parts = shell.release.shell ?? { js: [], css: [] };
  const { release } = subject;
  const entry = release.kind === 'shell' ? [] : [release.entry];
  return Promise.all(
    release.routes.map(async (route) => {
      const { path, page, access } = route;
      const own = release.pages[page] ?? { js: [], css: [] };
      const weights = await Promise.all([
        ...parts.js.map((file) => scale(shell, file)),
        ...[...entry, ...own.js].map((file) => scale(subject, file)),
      ]);
      return {
        remote: release.name,
        route: path,
        access,
        jsBrotliBytes: totalOf(weights),
        sessionJsBrotliBytes: totalOf(
          await Promise.all(sessionScripts(shell.release, route).map((file) => scale(shell, file))),
        ),
        requests: OTHER_REQUESTS + weights.length + parts.css.length + own.css.length,
      };
    }),
  );
}

/** @throws {ReleaseError} naming the pages that pass what a page may weigh. */
export function checkBudgets(weights: readonly PageWeight[]): void {
  const excesses = weights.flatMap(({ remote, route, access, jsBrotliBytes, sessionJsBrotliBytes, requests }) => [
    ...(jsBrotliBytes > PAGE_JS_MAX_BROTLI_BYTES[access]
      ? [
          `${route}, de ${remote}: ${kilobytes(jsBrotliBytes)} de JavaScript (brotli) y el máximo son ` +
            `${kilobytes(PAGE_JS_MAX_BROTLI_BYTES[access])}: importa en diferido lo que no hace falta al abrir.`,
        ]
      : []),
    ...(access === 'auth' && jsBrotliBytes + sessionJsBrotliBytes > SIGNED_IN_JS_MAX_BROTLI_BYTES
      ? [
          `${route}, de ${remote}: ${kilobytes(jsBrotliBytes + sessionJsBrotliBytes)} de JavaScript (brotli) con la ` +
            `sesión, que pesa ${kilobytes(sessionJsBrotliBytes)}, y el máximo son ` +
            `${kilobytes(SIGNED_IN_JS_MAX_BROTLI_BYTES)}: aligera la página o lo que sostiene la sesión.`,
        ]
      : []),
    ...(requests > PAGE_REQUESTS_MAX
      ? [`${route}, de ${remote}: ${requests} peticiones y el máximo son ${PAGE_REQUESTS_MAX}: junta archivos.`]
      : []),
  ]);
  if (excesses.length === 0) return;
  throw new ReleaseError('budget', `Pesa demasiado para abrirse en un teléfono:\n  ${excesses.join('\n  ')}`);
}
