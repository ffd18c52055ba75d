/** Addresses that only this machine can reach, as sockets report them. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}

/** Whether `origin` (`http://127.0.0.1:4000`) is this machine's own. */
export function isLoopbackOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname === '[::1]' || isLoopbackAddress(hostname);
}
