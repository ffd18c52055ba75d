/** How somebody likes to read, and where they stood: of this browser, and no loss where it keeps nothing. */
const SIZES = ['normal', 'large', 'larger'] as const;
type Size = (typeof SIZES)[number];

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

/** Id of the sample that was begun last in this browser. */
export const lastSample = () => read('sample') || null;
export const keepLastSample = (id: string) => keep('sample', id);
/** It is not there any more. */
export const forgetLastSample = () => keep('sample', '');

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
