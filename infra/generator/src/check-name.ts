import { SHELL_NAME } from '@travesia/contracts/release';
import { releaseNameSchema } from '@travesia/contracts/schemas';
import { overlap, RESERVED_PATHS, type Teams } from '@travesia/infra-releases';

const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export interface Taken {
  readonly teams: Teams;
  /** Route patterns of the shell. */
  readonly shellRoutes: readonly string[];
  /** Folders in `remotes/`. */
  readonly folders: readonly string[];
}

/** Why a remote cannot have this name, in a sentence of Spanish; `null` when it can. */
export function checkName(name: string, { teams, shellRoutes, folders }: Taken): string | null {
  if (!KEBAB_CASE.test(name) || !releaseNameSchema.safeParse(name).success) {
    return `«${name}» no sirve de nombre: usa de 2 a 31 letras minúsculas sin tilde ni ñ, números y guiones, como biblioteca o banco-de-preguntas.`;
  }
  if (folders.includes(name) || Object.hasOwn(teams, name)) {
    return `Ya existe un remoto ${name}: elige otro nombre, o borra remotes/${name} y su línea de infra/releases/teams.json.`;
  }
  const path = `/${name}`;
  const reserved = RESERVED_PATHS.some((taken) => overlap(taken, path));
  if (name === SHELL_NAME || reserved || shellRoutes.some((route) => route !== '/' && overlap(route, path))) {
    return `${path} es del shell o de la plataforma: elige otro nombre.`;
  }
  for (const [team, prefixes] of Object.entries(teams)) {
    const rival = prefixes.find((prefix) => overlap(prefix, path));
    if (rival) return `${path} se cruza con ${rival}, que es de ${team}: elige otro nombre.`;
  }
  return null;
}
