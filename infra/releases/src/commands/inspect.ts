import type { RegistryChange, ReleaseId, ReleaseName } from '@travesia/contracts/release';
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
      published[0]?.id ?? '—',
      String(published.length),
    ];
  });
  const head =
    data.revision === 0
      ? 'Nada está en vivo todavía.'
      : `Revisión ${data.revision}, del ${data.issuedAt}, por ${data.by}.`;
  const columns = ['NOMBRE', 'EN VIVO', 'CANARIO', 'ANTES', 'MÁS NUEVA', 'GUARDADAS'];
  return { text: `${head}\n${table([columns, ...rows])}`, data };
}

/** Every published release of `name`, the newest first, and what each is to visitors. */
export async function showStatusOf({ store }: Command, name: ReleaseName): Promise<Outcome> {
  const { names } = await status(store);
  const data = names.find((one) => one.name === name);
  if (!data || (data.published.length === 0 && data.stable === null)) {
    const known = names.filter(({ published }) => published.length > 0).map((one) => one.name);
    throw new ReleaseError(
      'unknown-name',
      `Nada de ${name} está publicado. Hay publicaciones de: ${known.join(', ')}.`,
    );
  }
  const { stable, canary, lastGood, published } = data;
  const rows = published.map(({ id, publishedAt }) => [
    id,
    publishedAt,
    [
      ...(id === stable ? ['en vivo'] : []),
      ...(id === canary?.release ? [`canario, ${percentText(canary.percent)}`] : []),
      ...(id === lastGood ? ['antes'] : []),
    ].join(', '),
  ]);
  return { text: table([['PUBLICACIÓN', 'PUBLICADA', 'QUÉ ES'], ...rows]), data };
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
