import { existsSync } from 'node:fs';
import { onPath } from '@travesia/infra-releases/browser';
import { installWithApt } from './system-package.ts';

function installedRedis(): string | undefined {
  const named = process.env['REDIS_SERVER_PATH'];
  if (!named) return onPath(['redis-server']);
  if (existsSync(named)) return named;
  throw new Error(`REDIS_SERVER_PATH dice ${named}, pero ahí no hay ningún archivo.`);
}

/**
 * Path of a Redis server, which the tests of limits count with; installed where there is none.
 * @throws with the sentence that says what to do, when none can be had.
 */
export async function findRedis(): Promise<string> {
  const here = installedRedis();
  if (here) return here;
  await installWithApt('redis-server');
  const installed = installedRedis();
  if (installed) return installed;
  throw new Error(
    'No hay un redis-server y no se pudo instalar: instala el paquete redis-server, o indica el tuyo con REDIS_SERVER_PATH=/ruta/a/redis-server.',
  );
}
