/** @type {readonly (readonly [RegExp, string])[]} the first that fits says it */
const CAUSES = [
  [
    /ENOSPC|no space left/i,
    'El disco se llenó durante la instalación: libera espacio (unos 2 GB) y repite el comando.',
  ],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    'No se puede escribir en la carpeta del proyecto o en la caché de npm: revisa sus permisos (¿se instaló antes con sudo?) y repite el comando.',
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/,
    'La conexión segura con el registro de paquetes fue rechazada: si tu red usa un certificado propio, indícalo en NODE_EXTRA_CA_CERTS y repite el comando.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|ENOTCACHED/,
    'No se pudieron descargar las dependencias: revisa la conexión a internet (o el proxy de npm) y repite el comando; lo ya descargado se conserva.',
  ],
  [
    /EINTEGRITY/,
    'Un paquete descargado no es el que anota package-lock.json: ejecuta `npm cache clean --force` y repite el comando; si persiste, no lo instales y avisa al equipo.',
  ],
  [
    /\bE(401|403|404)\b/,
    'El registro de paquetes rechazó la descarga: revisa el que usa npm (`npm config get registry`) y tus credenciales, y repite el comando.',
  ],
];

/**
 * One sentence in Spanish, with the way out, for a failed npm.
 * @param {string} output what npm wrote
 */
export function explainNpmFailure(output) {
  // npm logs the attempts it recovered from too: only its errors tell the cause.
  const errors = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .join('\n');
  const cause = CAUSES.find(([pattern]) => pattern.test(errors || output));
  return (
    cause?.[1] ??
    'npm no pudo instalar las dependencias: su mensaje está más arriba; repite el comando cuando lo hayas resuelto.'
  );
}
