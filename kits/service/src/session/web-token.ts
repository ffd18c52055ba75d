/** The parts of a compact JSON Web Signature (RFC 7515, section 7.1), still encoded. */
export interface WebToken {
  readonly header: string;
  readonly payload: string;
  readonly signature: string;
}

/** `null` for what has not three parts. */
export function splitToken(token: string): WebToken | null {
  const [header, payload, signature, more] = token.split('.', 4);
  if (header === undefined || payload === undefined || signature === undefined || more !== undefined) return null;
  return { header, payload, signature };
}

/** The bytes of base64url; `null` where `text` is not exactly what encoding them gives, so that nothing has two spellings. */
export function decodePart(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON in a part; `undefined` where there is none. */
export function decodeJson(text: string): unknown {
  const bytes = decodePart(text);
  try {
    return bytes === null ? undefined : JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}
