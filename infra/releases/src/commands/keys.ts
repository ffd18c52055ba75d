import { readFile } from 'node:fs/promises';
import type { KeyRole } from '@travesia/contracts/release';
import { releaseNameSchema } from '@travesia/contracts/schemas';
import { addKey, readTrust, revokeKey, rotateKey, updateTeams } from '../keys.ts';
import { ReleaseError } from '../release-error.ts';
import type { Command, Outcome } from './outcome.ts';
import { table } from './table.ts';

const ROLES: Readonly<Record<KeyRole, string>> = { platform: 'plataforma', team: 'equipo', edge: 'edge' };

const MAY: Readonly<Record<KeyRole, string>> = {
  platform: 'publicar y promover todo',
  team: 'publicar y promover',
  edge: 'terminar canarios',
};

export async function showKeys({ store }: Command): Promise<Outcome> {
  const trust = await readTrust(store);
  const data = Object.entries(trust?.keys ?? {}).map(([id, { role, names, retiredAt }]) => ({
    id,
    role,
    ...(names && { names }),
    ...(retiredAt !== undefined && { retiredAt }),
  }));
  const rows = data.map(({ id, role, names = [], retiredAt }) => [
    id,
    ROLES[role],
    retiredAt === undefined ? [MAY[role], ...names].join(' ') : `nada nuevo desde ${retiredAt}`,
  ]);
  const root = trust
    ? `Las firma la raíz ${trust.signature.key} (versión ${trust.version}).`
    : 'Nadie puso llaves todavía.';
  return { text: `${root}\n${table([['LLAVE', 'DE', 'PUEDE'], ...rows])}`, data };
}

async function readPem(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ReleaseError('keys', `No se puede leer ${file}: nombra el archivo de una llave pública en PEM.`, {
      cause,
    });
  });
}

/** @param who `platform`, `edge`, or the names of remotes with commas between them. */
export async function addKeyOf({ store, why }: Command, who: string, file: string): Promise<Outcome> {
  const role = who === 'platform' || who === 'edge' ? who : 'team';
  const names = role === 'team' ? who.split(',') : undefined;
  const wrong = names?.find((name) => !releaseNameSchema.safeParse(name).success);
  if (wrong !== undefined) throw new ReleaseError('usage', `"${wrong}" no es un remoto, ni platform, ni edge.`);
  const id = await addKey(store, { role, publicKey: await readPem(file), ...(names && { names }) }, why);
  return { text: `La llave ${id} puede ${[MAY[role], ...(names ?? [])].join(' ')}.`, data: { id, role } };
}

export async function rotateKeyTo({ store, why }: Command, old: string, file: string): Promise<Outcome> {
  const id = await rotateKey(store, old, await readPem(file), why);
  return { text: `La llave ${id} toma el lugar de ${old}, que no firma nada nuevo.`, data: { id, old } };
}

export async function revokeKeyOf({ store, why }: Command, id: string): Promise<Outcome> {
  const { revision } = await revokeKey(store, id, why);
  return { text: `La llave ${id} ya no vale, desde la revisión ${revision}.`, data: { id, revision } };
}

export async function bringTeams({ store, why }: Command): Promise<Outcome> {
  const { revision, trust } = await updateTeams(store, why);
  const teams = Object.keys(trust.teams);
  return {
    text: `Los prefijos de ${teams.join(', ')} valen desde la revisión ${revision}.`,
    data: { revision, teams },
  };
}
