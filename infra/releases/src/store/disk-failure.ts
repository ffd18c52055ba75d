import { hasCode } from '../has-code.ts';
import { ReleaseError } from '../release-error.ts';

/** The sentence for a failure of the disk that holds `folder`; `null` for any other error. */
export function diskFailure(error: unknown, folder: string): ReleaseError | null {
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) {
    return new ReleaseError(
      'no-space',
      `El disco de ${folder} está lleno: libera espacio, o usa otra carpeta con DATA_DIR=/otra/carpeta, y repite el comando.`,
      { cause: error },
    );
  }
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST')) {
    return new ReleaseError(
      'unwritable',
      `No se puede escribir en ${folder}: revisa que sea una carpeta y sus permisos, o usa otra con DATA_DIR=/otra/carpeta.`,
      { cause: error },
    );
  }
  return null;
}
