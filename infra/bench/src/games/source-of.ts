import { readdir, readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, join } from 'node:path';

/** Where in our sources a place of a published script comes from; `null` of what is none of ours. */
export type SourceOf = (url: string, line: number, column: number) => string | null;

/** @param dist of a remote, as built. */
export async function readSourceMaps(dist: string): Promise<SourceOf> {
  const folder = join(dist, 'maps');
  const maps = new Map<string, SourceMap>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.js.map')) continue;
    const payload: SourceMapPayload = JSON.parse(await readFile(join(folder, file), 'utf8'));
    maps.set(file.slice(0, -'.map'.length), new SourceMap(payload));
  }
  return (url, line, column) => {
    const entry = maps.get(basename(url))?.findEntry(line, column);
    return entry && 'originalSource' in entry ? entry.originalSource : null;
  };
}
