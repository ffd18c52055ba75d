import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PROJECT_ROOT } from '@travesia/infra-releases';

const TEMPLATE = join(import.meta.dirname, '../template');

/** What a remote with a service has more, or otherwise. */
const SERVICE_TEMPLATE = join(import.meta.dirname, '../template-service');

/** Templates carry it so that no tool takes them for sources. */
const SUFFIX = '.tmpl';

export interface TemplateValues {
  readonly name: string;
  readonly title: string;
  /** Of its service, if any: also the name of its schema, in which a hyphen would have to be quoted everywhere. */
  readonly slice: string;
  /** Version of React that the kits are built with. */
  readonly react: string;
  /** Version of Playwright that browser tests run with. */
  readonly playwright: string;
  /** Versions that kits/service is built with. */
  readonly fastify: string;
  readonly kysely: string;
  readonly zod: string;
}

async function versionIn(workspace: string, dependency: string): Promise<string> {
  const manifest: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
    await readFile(join(PROJECT_ROOT, workspace, 'package.json'), 'utf8'),
  );
  return manifest.dependencies[dependency] ?? '';
}

/** What a remote of this name is made of today. */
export async function readTemplateValues(name: string): Promise<TemplateValues> {
  const [react, playwright, fastify, kysely, zod] = await Promise.all([
    versionIn('kits/remote', 'react'),
    versionIn('infra/e2e', '@playwright/test'),
    versionIn('kits/service', 'fastify'),
    versionIn('kits/service', 'kysely'),
    versionIn('kits/service', 'zod'),
  ]);
  const slice = name.replaceAll('-', '_');
  return { name, title: titleOf(name), slice, react, playwright, fastify, kysely, zod };
}

/** `banco-de-preguntas` is titled `Banco de preguntas`. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface TemplateOptions {
  readonly withService?: boolean;
}

/** The new remote's files: path inside its folder to content. */
export async function renderTemplate(
  values: TemplateValues,
  { withService = false }: TemplateOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const folders = [TEMPLATE, ...(withService ? [SERVICE_TEMPLATE] : [])];
  const rendered = await Promise.all(folders.map((folder) => renderFolder(folder, values)));
  return new Map(rendered.flat());
}

async function renderFolder(folder: string, values: TemplateValues): Promise<readonly (readonly [string, string])[]> {
  const known = new Map(Object.entries(values));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const content = text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
        const value = known.get(key);
        if (value === undefined) throw new Error(`${file}: {{${key}}} has no value`);
        return value;
      });
      return [relative(folder, file).slice(0, -SUFFIX.length), content] as const;
    }),
  );
}
