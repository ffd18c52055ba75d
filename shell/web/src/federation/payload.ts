import type { LoadFile, StartedFile } from './file-loader.ts';

function startJson(address: string, integrity: string): StartedFile<unknown> {
  const abortion = new AbortController();
  async function read() {
    const response = await fetch(address, { integrity, signal: abortion.signal });
    if (response.status === 404) return { came: true, value: undefined } as const;
    if (!response.ok) return { came: false } as const;
    return { came: true, value: await response.json() } as const;
  }
  return { settled: read().catch(() => ({ came: false })), cancel: () => abortion.abort() };
}

/** What a page's prerendering read for an address; `undefined` when the release knows no such address. */
export const loadPayload = (loadFile: LoadFile, address: string): Promise<unknown> => loadJson(loadFile, address, '');

/** What a released JSON file says; `undefined` when there is no such file. `integrity`: empty where nobody knows it. */
export const loadJson = (loadFile: LoadFile, address: string, integrity: string): Promise<unknown> =>
  loadFile(address, integrity, (attempt) => startJson(attempt, integrity));
