import { isServicePath } from '@travesia/kit-service';

/** NUL, line ends and their like. */
const ENCODED_CONTROL = /%(?:[01][0-9a-f]|7f)/i;

/** An address as it was asked for: printable ASCII, the HTTP parser lets nothing else through. */
export interface Address {
  /** Percent-encoded. */
  readonly path: string;
  /** With its leading `?`, or empty. */
  readonly query: string;
}

export function splitAddress(url: string): Address {
  const [address = ''] = url.split('#', 1);
  const end = address.indexOf('?');
  return end < 0 ? { path: address, query: '' } : { path: address.slice(0, end), query: address.slice(end) };
}

/** Whether anything could be named like that. */
export function isPlausiblePath(path: string): boolean {
  return path.startsWith('/') && !ENCODED_CONTROL.test(path);
}

/** Whether a document may answer for `path`: of files and of services, none ever does. */
export function mayHaveDocument(path: string): boolean {
  return !isServicePath(path) && !path.startsWith('/releases/') && !path.startsWith('/builds/');
}
