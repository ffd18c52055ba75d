/** `quality` of each coding that an `Accept-Encoding` header names. */
function qualities(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((item) => {
      const [coding = '', ...params] = item.split(';').map((part) => part.trim().toLowerCase());
      const weight = params.find((param) => param.startsWith('q='))?.slice(2);
      return [coding, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
}

/** The smallest of `available` (best first) that the caller takes; `identity` when none. */
export function acceptedEncoding<E extends string>(
  header: string | undefined,
  available: readonly E[],
): E | 'identity' {
  const accepted = qualities(header ?? '');
  return available.find((coding) => (accepted.get(coding) ?? accepted.get('*') ?? 0) > 0) ?? 'identity';
}
