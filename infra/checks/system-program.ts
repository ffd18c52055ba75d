import { existsSync } from 'node:fs';
import { onPath } from '@travesia/infra-releases/browser';
import { installWithApt } from './system-package.ts';

/** Debian keeps what an administrator runs out of others' way. */
const DEBIAN_FOLDER = '/usr/sbin';

/** A program of the system; its package has its name. */
export interface SystemProgram {
  readonly name: string;
  /** Variable that says where it is. */
  readonly variable: string;
}

export const HAPROXY: SystemProgram = { name: 'haproxy', variable: 'HAPROXY_PATH' };
export const PGBOUNCER: SystemProgram = { name: 'pgbouncer', variable: 'PGBOUNCER_PATH' };

function installed({ name, variable }: SystemProgram): string | undefined {
  const named = process.env[variable];
  if (named && !existsSync(named)) throw new Error(`${variable} dice ${named}, pero ahí no hay ningún archivo.`);
  const usual = `${DEBIAN_FOLDER}/${name}`;
  return named || (onPath([name]) ?? (existsSync(usual) ? usual : undefined));
}

/**
 * Path of the program, installed where it is not there.
 * @throws with the sentence that says what to do, when it cannot be had.
 */
export async function findProgram(program: SystemProgram): Promise<string> {
  const here = installed(program);
  if (here) return here;
  await installWithApt(program.name);
  const found = installed(program);
  if (found) return found;
  const { name, variable } = program;
  throw new Error(
    `No hay un ${name} y no se pudo instalar: instala el paquete ${name}, o indica el tuyo con ${variable}=/ruta/a/${name}.`,
  );
}
