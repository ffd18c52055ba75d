import type { Secret } from './secrets.ts';

/** What no browser may be sent, and how to keep it out of the next build. */
interface LeakRule {
  readonly pattern: RegExp;
  readonly what: string;
  readonly remedy: string;
}

const REVOKE = 'sácalo del código, revócalo donde se emitió y vuelve a construir';
const FOLDER =
  'quita lo que escribe rutas de la máquina en el código (import.meta.url, __dirname o un nombre de módulo)';
const SOURCE_MAP = 'construye para producción, sin devtool';

/**
 * Patterns ask for the secret itself and not for its name: code that reads keys says "PRIVATE KEY"
 * too. The provider's web key (`AIza…`) is none: it is public by design.
 */
const RULES: readonly LeakRule[] = [
  { pattern: /\/[/*][#@] ?sourceMappingURL=/, what: 'la dirección de un mapa de fuentes', remedy: SOURCE_MAP },
  { pattern: /"sourcesContent"\s*:/, what: 'las fuentes (sourcesContent)', remedy: SOURCE_MAP },
  {
    pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\\+[nr]|\s)*[\w+/=]{16}/,
    what: 'una llave privada',
    remedy: REVOKE,
  },
  {
    pattern:
      /\b(?:gh[opsur]_\w{36}|github_pat_\w{40}|glpat-[\w-]{20}|npm_\w{36}|xox[abprs]-\d[\w-]{10}|(?:AKIA|ASIA)[A-Z\d]{16}\b|(?:sk|rk)_live_\w{16}|sk-(?:ant-|proj-)?[\w-]{32}|GOCSPX-[\w-]{20}|ya29\.[\w-]{30}|APP_USR-\d{10,}-\w{6}-\w{32})/,
    what: 'una credencial de un servicio',
    remedy: REVOKE,
  },
  { pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{16,}/, what: 'un token de sesión (JWT)', remedy: REVOKE },
  {
    pattern: /(?:\/|[A-Za-z]:\\+)(?:home|Users)[\\/]+[\w.-]+[\\/]+[\w.@\\/-]+\.(?:[cm]?[jt]sx?|css|json)\b/,
    what: 'una ruta de la máquina que construyó',
    remedy: FOLDER,
  },
  {
    pattern: /["'`(\s!:]\/(?:[\w.@-]+\/)+node_modules\//,
    what: 'una ruta de la máquina que construyó',
    remedy: FOLDER,
  },
];

/** Sentences on what `content` gives away; none of them repeats it. */
export function findLeaks(
  file: string,
  content: Uint8Array,
  secrets: readonly Secret[],
  folders: readonly string[],
): readonly string[] {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const text = bytes.toString('latin1');
  const found = RULES.flatMap(({ pattern, what, remedy }) =>
    pattern.test(text) ? [`${file} lleva ${what}: ${remedy}.`] : [],
  );
  if (file.endsWith('.map')) found.unshift(`${file} es un mapa de fuentes: ${SOURCE_MAP}.`);
  if (folders.some((folder) => bytes.includes(`${folder}/`))) {
    found.push(`${file} lleva una ruta de la máquina que construyó: ${FOLDER}.`);
  }
  for (const { name, value } of secrets) {
    if (bytes.includes(value)) found.push(`${file} lleva el valor de ${name}: ${REVOKE}.`);
  }
  return [...new Set(found)];
}
