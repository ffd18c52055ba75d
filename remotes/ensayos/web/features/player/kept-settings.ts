/** How somebody likes to read, and where they stood: of this browser, and no loss where it keeps nothing. */
const SIZES = ['normal', 'large', 'larger'] as const;
export type Size = (typeof SIZES)[number];

const PREFIX = 'travesia.ensayos.';

function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // A browser that keeps nothing starts from the beginning next time.
  }
}

/** The sample that was begun last in this browser. */
export interface LastSample {
  readonly id: string;
  readonly isOver: boolean;
}

const OVER = '/over';

export function lastSample(): LastSample | null {
  const kept = read('sample');
  if (!kept) return null;
  return kept.endsWith(OVER) ? { id: kept.slice(0, -OVER.length), isOver: true } : { id: kept, isOver: false };
}
export const keepLastSample = (id: string) => keep('sample', id);
export const keepSampleOver = (id: string) => keep('sample', `${id}${OVER}`);
/** It is not there any more. */
export const forgetLastSample = () => keep('sample', '');

/** Something was done here without an account. The cookie that knows whose it is can't be read by pages. */
export const hasGuest = () => Boolean(read('guest') ?? read('sample'));
export const keepGuest = () => keep('guest', '1');
export const forgetGuest = () => keep('guest', '');

const refusedKey = (uid: string) => `not-mine.${encodeURIComponent(uid)}`;

/** Attempts of which this student said that they are somebody else's. */
export const refusedOf = (uid: string): readonly string[] => (read(refusedKey(uid)) ?? '').split(' ').filter(Boolean);
export const keepRefused = (uid: string, ids: readonly string[]) =>
  keep(refusedKey(uid), [...new Set([...refusedOf(uid), ...ids])].join(' '));

export function keptSettings(attempt: string) {
  return {
    size: (): Size => SIZES.find((size) => size === read('size')) ?? 'normal',
    keepSize: (size: Size) => keep('size', size),
    shortcuts: () => read('shortcuts') !== 'off',
    keepShortcuts: (isOn: boolean) => keep('shortcuts', isOn ? 'on' : 'off'),
    /** `otherwise`: where nothing is known. One attempt is remembered. */
    slot(otherwise: number): number {
      const [id, slot] = (read('position') ?? '').split('/');
      return id === attempt && Number.isInteger(Number(slot)) ? Number(slot) : otherwise;
    },
    keepSlot: (slot: number) => keep('position', `${attempt}/${slot}`),
  };
}
