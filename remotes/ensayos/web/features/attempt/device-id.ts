import type { KeyValueStorage } from '@travesia/kit-offline';

const DEVICE_KEY = 'travesia.ensayos.device';

/** This browser, told apart from the student's other devices. Where the browser keeps nothing, each page is another. */
export function deviceId(storage: KeyValueStorage): string {
  const known = storage.getItem(DEVICE_KEY);
  if (known) return known;
  const made = crypto.randomUUID();
  try {
    storage.setItem(DEVICE_KEY, made);
  } catch {
    // The next page asks as another device, which takes the attempt over.
  }
  return made;
}
