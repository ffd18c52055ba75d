import type { BucketLocation } from '@travesia/shell-edge/store/s3';
import { ReleaseError } from '../release-error.ts';

/** What Amazon allows for a bucket's name, which the others allow as well. */
const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?)?\/?$/;

/** For a store of others that does not care. */
const REGION_DEFAULT = 'us-east-1';

/** Whatever has a scheme: a folder has none. */
export function isBucketAddress(address: string): boolean {
  return address.includes('://');
}

/**
 * `s3://bucket/prefix`, and what the environment says of where that is, under the names of the
 * SDK. An endpoint that only a profile names is not read here.
 */
export function readBucketAddress(address: string, env: NodeJS.ProcessEnv): BucketLocation {
  const [, bucket, prefix] = ADDRESS.exec(address) ?? [];
  if (bucket === undefined) {
    // Not repeated: whoever wrote a password into it does not want to see it again.
    throw new ReleaseError(
      'usage',
      'RELEASES_URL no sirve: es s3://<bucket> o s3://<bucket>/<prefijo>, con letras, números, puntos y guiones. ' +
        'Las credenciales van aparte, en AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY.',
    );
  }
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'];
  const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || (endpoint ? REGION_DEFAULT : '');
  return {
    bucket,
    prefix: prefix ? `${prefix}/` : '',
    ...(endpoint && { endpoint }),
    ...(region && { region }),
  };
}
