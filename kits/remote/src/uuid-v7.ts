/** RFC 9562, 5.7: 48 bits of milliseconds, then the version, and 74 random bits. */
const RANDOM_BYTES = 10;

/** An id that sorts by when it was made. `random` gives so many random bytes. */
export function uuidV7(
  now = Date.now(),
  random: (bytes: number) => Uint8Array = (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
): string {
  const bits = [...random(RANDOM_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const time = now.toString(16).padStart(12, '0');
  const variant = ((Number.parseInt(bits[3] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${bits.slice(0, 3)}-${variant}${bits.slice(4, 7)}-${bits.slice(7, 19)}`;
}
