import { StoreUnavailableError } from '@travesia/shell-edge/store';
import { ReleaseError } from '../release-error.ts';

const REFUSED = new Set([401, 403]);

/** The sentence for a bucket that cannot be used; `null` for any other error. */
export function bucketFailure(error: unknown): ReleaseError | null {
  if (!(error instanceof StoreUnavailableError)) return null;
  const { store, reason, status } = error;
  return new ReleaseError('unavailable', `${store} no se puede usar (${reason}): ${wayOut(reason, status)}`, {
    cause: error,
  });
}

function wayOut(reason: string, status: number | undefined): string {
  if (reason === 'NoSuchBucket') return 'crea el bucket, o corrige RELEASES_URL.';
  if (reason === 'CredentialsProviderError' || (status !== undefined && REFUSED.has(status))) {
    return 'revisa las credenciales (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY o AWS_PROFILE) y sus permisos.';
  }
  if (status === 501)
    return 'le falta la escritura condicional (PutObject con If-None-Match), sin la que nada se promueve.';
  return 'revisa AWS_ENDPOINT_URL_S3, AWS_REGION y la red, y repite el comando.';
}
