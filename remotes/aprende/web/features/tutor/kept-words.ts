import { KNOWN_ELSEWHERE } from '@travesia/contracts/slices';
import { type BrowserPorts, createStoredValues } from '@travesia/kit-offline';
import * as z from 'zod/mini';

/** What a student typed and nobody has yet. */
export interface KeptWords {
  /** UUIDv7 under which it is sent: once more it is the same turn. */
  readonly id: string;
  readonly text: string;
}

const keptSchema = z.record(z.string(), z.object({ id: z.string(), text: z.string() }));

/** It may be sensitive, and nobody misses it: it goes as the student signs out. */
const keyOf = (uid: string) => `travesia.aprende.tutor.${encodeURIComponent(uid)}/${KNOWN_ELSEWHERE}`;

/** Words that wait, one of a conversation. `place`: its id, or {@link NEW_PLACE}. */
export function openKeptWords(uid: string, ports: Pick<BrowserPorts, 'storage'>) {
  const values = createStoredValues(ports.storage);
  const key = keyOf(uid);
  const all = () => keptSchema.safeParse(values.read(key)).data ?? {};
  return {
    of: (place: string): KeptWords | null => all()[place] ?? null,
    keep(place: string, words: KeptWords | null): void {
      const { [place]: _, ...others } = all();
      const kept = words === null || words.text.trim() === '' ? others : { ...others, [place]: words };
      if (Object.keys(kept).length === 0) values.remove(key);
      else values.write(key, kept);
    },
    clear: () => values.remove(key),
  };
}

export type KeptWordsPlaces = ReturnType<typeof openKeptWords>;

/** Of a conversation that was not begun. */
export const NEW_PLACE = 'new';
