import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { hasCode } from './has-code.ts';
import { PROJECT_ROOT, type Project } from './projects.ts';
import { readBuild, releaseId } from './read-build.ts';
import { ReleaseError } from './release-error.ts';

/** As stacks and the log write it. */
const PLACE = /^(?:.*\/)?([^/:]+\.(?:js|css)):(\d+):(\d+)$/;

/** Lines of source around the one that is meant. */
const CONTEXT_LINES = 2;

export interface SourcePlace {
  /** `<file>:<line>:<column>`, the file from the root of the project. */
  readonly at: string;
  /** The line that is meant, and some around it. */
  readonly excerpt: string;
}

/**
 * The line of source behind `place`, which an error of a page names in a built file. Reads the maps beside the build.
 * @throws {ReleaseError} where the build is another one.
 */
export async function findSource(project: Project, place: string): Promise<SourcePlace> {
  const [, file, line, column] = PLACE.exec(place) ?? [];
  if (file === undefined) {
    throw new ReleaseError('usage', `«${place}» no es un lugar: escríbelo como entry.0123abcd.js:1:20345.`);
  }
  const map = await readMap(project, file);
  const entry = new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) {
    throw new ReleaseError('unknown-name', `En ${file}:${line}:${column} no hay nada que venga de un archivo.`);
  }
  const path = entry.originalSource.replace(`webpack://${project.name}/`, '');
  const text = map.sourcesContent[map.sources.indexOf(entry.originalSource)] ?? '';
  return {
    at: `${relative(PROJECT_ROOT, resolve(project.folder, path))}:${entry.originalLine + 1}:${entry.originalColumn + 1}`,
    excerpt: excerpt(text, entry.originalLine),
  };
}

async function readMap({ name, dist }: Project, file: string): Promise<SourceMapPayload> {
  try {
    return JSON.parse(await readFile(join(dist, 'maps', `${file}.map`), 'utf8'));
  } catch (cause) {
    if (!hasCode(cause, 'ENOENT')) throw cause;
    const built = releaseId(await readBuild(dist));
    throw new ReleaseError(
      'build-missing',
      `${file} no es de la construcción que hay, que es ${name} ${built}: construye con npm run build lo que se publicó.`,
      { cause },
    );
  }
}

function excerpt(text: string, line: number): string {
  const first = Math.max(0, line - CONTEXT_LINES);
  const lines = text.split('\n').slice(first, line + CONTEXT_LINES + 1);
  return lines.map((content, at) => `${first + at === line ? '>' : ' '} ${first + at + 1} | ${content}`).join('\n');
}
