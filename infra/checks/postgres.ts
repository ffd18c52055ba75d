import { existsSync, globSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onPath } from '@travesia/infra-releases/browser';
import { installWithApt } from './system-package.ts';

/** Debian keeps the programs of the server out of everybody's way. */
const DEBIAN_FOLDERS = '/usr/lib/postgresql/*/bin/initdb';

function installedPostgres(): string | undefined {
  const named = process.env['POSTGRES_BIN'];
  if (named && !existsSync(join(named, 'initdb'))) {
    throw new Error(`POSTGRES_BIN dice ${named}, pero ahí no están los programas de PostgreSQL.`);
  }
  if (named) return named;
  const program = onPath(['initdb']) ?? globSync(DEBIAN_FOLDERS).sort().at(-1);
  // A link may have none of the other programs beside it.
  return program && dirname(realpathSync(program));
}

/**
 * Folder of PostgreSQL's programs, with which tests start servers of their own; installed where there is none. Races
 * and failures are tried on it, because the embedded engine hides them.
 * @throws with the sentence that says what to do, when none can be had.
 */
export async function findPostgres(): Promise<string> {
  const here = installedPostgres();
  if (here) return here;
  await installWithApt('postgresql');
  const installed = installedPostgres();
  if (installed) return installed;
  throw new Error(
    'No hay un PostgreSQL y no se pudo instalar: instala el paquete postgresql, o indica la carpeta de sus programas con POSTGRES_BIN=/ruta/a/bin.',
  );
}
