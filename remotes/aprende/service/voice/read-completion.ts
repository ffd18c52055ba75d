import { z } from 'zod';

/** What comes of a model that streams. */
export type CompletionPiece =
  | { readonly kind: 'text'; readonly text: string }
  /** It said all that it wanted (`stop`), or was cut (`length`). */
  | { readonly kind: 'end'; readonly isCut: boolean };

/** It is no stream of a completion: what came instead is in no message, because it may be anybody's words. */
export class CompletionError extends Error {
  override readonly name = 'CompletionError';
}

/** A few sentences are some kilobytes, each token with its envelope some hundred bytes. */
const BYTES_MAX = 512 * 1024;
const LINE_CHARS_MAX = 64 * 1024;

const DONE = '[DONE]';

const chunkSchema = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        delta: z.looseObject({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  error: z.unknown().optional(),
});

/** Lines of a stream of events, as far as the models' interface uses them: `data:` alone. */
async function* dataLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let [buffer, bytes] = ['', 0];
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > BYTES_MAX) throw new CompletionError('it does not end');
    buffer += decoder.decode(chunk, { stream: true });
    const lines = buffer.split(/\r\n|\n|\r(?!$)/);
    buffer = lines.pop() ?? '';
    if (buffer.length > LINE_CHARS_MAX) throw new CompletionError('a line does not end');
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
  }
}

function piecesOf(data: string): readonly CompletionPiece[] {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    throw new CompletionError('no JSON');
  }
  const read = chunkSchema.safeParse(value);
  if (!read.success || read.data.error !== undefined) throw new CompletionError('no chunk of a completion');
  const [choice] = read.data.choices;
  const text = choice?.delta?.content;
  const reason = choice?.finish_reason;
  return [
    ...(text ? [{ kind: 'text', text } as const] : []),
    ...(reason ? [{ kind: 'end', isCut: reason !== 'stop' } as const] : []),
  ];
}

/**
 * The pieces of a streamed chat completion, as they come, up to its end. Throws {@link CompletionError} where it is none, is
 * too long, or ends without having said so.
 */
export async function* readCompletion(body: AsyncIterable<Uint8Array>): AsyncGenerator<CompletionPiece> {
  for await (const data of dataLines(body)) {
    if (data === DONE) {
      yield { kind: 'end', isCut: false };
      return;
    }
    for (const piece of piecesOf(data)) {
      yield piece;
      if (piece.kind === 'end') return;
    }
  }
  throw new CompletionError('it ended early');
}
