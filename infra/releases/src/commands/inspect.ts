import type { RegistryChange, ReleaseId } from '@travesia/contracts/release';
import { type GcOptions, gc } from '../gc.ts';
import { readHistory } from '../history.ts';
import { ReleaseError } from '../release-error.ts';
import { status } from '../status.ts';
import { verify } from '../verify.ts';
import type { Command, Outcome } from './outcome.ts';
import { table } from './table.ts';

const percentText = (percent: number) => `${String(percent).replace('.', ',')} %`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1).replace('.', ',')} MB`;

export async function showStatus({ store }: Command): Promise<Outcome> {
  const data = await status(store);
  const rows = data.names.map(({ name, stable, canary, lastGood, published, unopened }) => {
    const told = (id: ReleaseId, ...more: string[]) => {
      const notes = [...more, ...(unopened.includes(id) ? ['sin abrir'] : [])];
      return notes.length === 0 ? id : `${id} (${notes.join(', ')})`;
    };
    return [
      name,
      stable ? told(stable) : '—',
      canary ? told(canary.release, percentText(canary.percent)) : '—',
      lastGood ? told(lastGood) : '—',
      String(published.length),
    ];
  });
  const head =
    data.revision === 0
      ? 'Nada está en vivo todavía.'
      : `Revisión ${data.revision}, del ${data.issuedAt}, por ${data.by}.`;
  return { text: `${head}\n${table([['NOMBRE', 'EN VIVO', 'CANARIO', 'ANTES', 'GUARDADAS'], ...rows])}`, data };
}

const ACTIONS: Readonly<Record<RegistryChange['action'], string>> = {
  promote: 'promover',
  rollback: 'volver a',
  canary: 'canario',
  abort: 'fin del canario',
  withdraw: 'retirar',
  trust: 'llaves y equipos',
};

export async function showHistory({ store }: Command, name: string | undefined): Promise<Outcome> {
  const history = (await readHistory(store)).toReversed();
  const data = history.flatMap(({ revision, issuedAt, by, changes }) => {
    const own = changes.filter((change) => name === undefined || change.name === name);
    return own.length > 0 ? [{ revision, issuedAt, by, changes: own }] : [];
  });
  if (name !== undefined && data.length === 0) {
    throw new ReleaseError('unknown-name', `${name} nunca estuvo en vivo: mira qué hay con npm run release -- status.`);
  }
  const rows = data.flatMap(({ revision, issuedAt, by, changes }) =>
    changes.map(({ action, name: changed, release = '', percent, reason = '' }) => [
      String(revision),
      issuedAt,
      by,
      ACTIONS[action],
      changed,
      percent === undefined ? release : `${release} (${percentText(percent)})`,
      reason,
    ]),
  );
  return {
    text: table([['REVISIÓN', 'FECHA', 'QUIÉN', 'QUÉ', 'NOMBRE', 'PUBLICACIÓN', 'MOTIVO'], ...rows]),
    data,
  };
}

export async function verifyStore({ store, say }: Command): Promise<Outcome> {
  const data = await verify(store, say);
  const { revisions, releases, files, problems, unfinished } = data;
  const counted = `${revisions} revisiones, ${releases} publicaciones y ${files} archivos`;
  const pending = unfinished.map((place) => `Sin terminar: ${place}`);
  const verdict =
    problems.length === 0
      ? [`Todo está como se publicó y se promovió: ${counted}.`]
      : [`Se comprobaron ${counted}. Está mal:`, ...problems.map((problem) => `  ${problem}`)];
  return { text: [...pending, ...verdict].join('\n'), data, ok: problems.length === 0 };
}

export async function collectGarbage(
  { store, say }: Command,
  options: Pick<GcOptions, 'days' | 'dryRun'>,
): Promise<Outcome> {
  const data = await gc(store, { ...options, onProgress: say });
  const { removed, drafts, bytes } = data;
  const rows = removed.map(({ name, id, unfinished, files, bytes: size }) => [
    name,
    id,
    unfinished ? 'sin terminar' : 'publicación',
    String(files),
    megabytes(size),
  ]);
  const verb = options.dryRun ? 'Se borrarían' : 'Se borraron';
  const summary = `${verb} ${removed.length} carpetas y ${drafts} borradores: ${megabytes(bytes)}.`;
  if (rows.length === 0) return { text: summary, data };
  return { text: `${table([['NOMBRE', 'PUBLICACIÓN', 'QUÉ ERA', 'ARCHIVOS', 'TAMAÑO'], ...rows])}\n${summary}`, data };
}
