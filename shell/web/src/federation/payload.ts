import type { LoadFile, StartedFile } from './file-loader.ts';

function startPayload(address: string): StartedFile<unknown> {
  const abortion = new AbortController();
  async function read() {
    const response = await fetch(address, { signal: abortion.signal });
    if (response.status === 404) return { came: true, value: undefined } as const;
    if (!response.ok) return { came: false } as const;
    return { came: true, value: await response.json() } as const;
  }
  return { settled: read().catch(() => ({ came: false })), cancel: () => abortion.abort() };
}

/** What a page's prerendering read for an address; `undefined` when the release knows no such address. */
export const loadPayload = (loadFile: LoadFile, address: string): Promise<unknown> =>
  loadFile(address, '', startPayload);
