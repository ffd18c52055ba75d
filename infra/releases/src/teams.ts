import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseNameSchema } from '@travesia/contracts/schemas';
import { owns } from '@travesia/shell-edge/ownership';
import { z } from 'zod';
import { ReleaseError } from './release-error.ts';
import { RESERVED_PATHS } from './reserved-paths.ts';

/** Which addresses each team owns: remote to path prefixes. */
export type Teams = Readonly<Record<string, readonly string[]>>;

export const TEAMS_FILE = join(import.meta.dirname, '../teams.json');

const teamsSchema = z.record(releaseNameSchema, z.array(z.string().regex(/^(\/[a-z0-9-]+)+$/)).min(1));

/** Whether one of two prefixes owns the other. */
export function overlap(a: string, b: string): boolean {
  return owns([a], b) || owns([b], a);
}

/** @throws {ReleaseError} when the file is malformed, two teams overlap or one owns a reserved path. */
export async function readTeams(file = TEAMS_FILE): Promise<Teams> {
  const result = teamsSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!result.success) {
    throw new ReleaseError('teams', `${file} no se entiende. ${z.prettifyError(result.error)}`, {
      cause: result.error,
    });
  }
  const owned = Object.entries(result.data).flatMap(([team, prefixes]) => prefixes.map((prefix) => ({ team, prefix })));
  for (const [index, { team, prefix }] of owned.entries()) {
    const reserved = RESERVED_PATHS.find((path) => overlap(path, prefix));
    if (reserved) throw new ReleaseError('teams', `${file}: ${prefix}, de ${team}, está reservado (${reserved}).`);
    const rival = owned.slice(0, index).find((other) => overlap(other.prefix, prefix));
    if (rival) {
      throw new ReleaseError(
        'teams',
        `${file}: ${prefix}, de ${team}, se cruza con ${rival.prefix}, de ${rival.team}.`,
      );
    }
  }
  return result.data;
}

/** The refusal of a remote that no team stands for. */
export function withoutTeam(name: string): ReleaseError {
  return new ReleaseError('teams', `${name} no tiene direcciones: agrega sus prefijos a infra/releases/teams.json.`);
}
