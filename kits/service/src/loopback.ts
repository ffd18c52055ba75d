/** Addresses that only this machine can reach, as sockets report them. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}

/** The names of this machine that browsers go by. */
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether `origin` is this machine's own and unencrypted; not where it is no origin at all. */
export function isPlainLoopback(origin: string): boolean {
  const url = URL.parse(origin);
  return url?.protocol === 'http:' && LOOPBACK_NAMES.has(url.hostname);
}

/** Whether `origin` (`http://127.0.0.1:4000`) is this machine's own. */
export function isLoopbackOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname === '[::1]' || isLoopbackAddress(hostname);
}
