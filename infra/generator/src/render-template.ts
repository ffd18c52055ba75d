import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PROJECT_ROOT } from '@travesia/infra-releases';

const TEMPLATE = join(import.meta.dirname, '../template');

/** Templates carry it so that no tool takes them for sources. */
const SUFFIX = '.tmpl';

export interface TemplateValues {
  readonly name: string;
  readonly title: string;
  /** Version of React that the kits are built with. */
  readonly react: string;
  /** Version of Playwright that browser tests run with. */
  readonly playwright: string;
}

async function versionIn(workspace: string, dependency: string): Promise<string> {
  const manifest: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
    await readFile(join(PROJECT_ROOT, workspace, 'package.json'), 'utf8'),
  );
  return manifest.dependencies[dependency] ?? '';
}

/** What a remote of this name is made of today. */
export async function readTemplateValues(name: string): Promise<TemplateValues> {
  const [react, playwright] = await Promise.all([
    versionIn('kits/remote', 'react'),
    versionIn('infra/e2e', '@playwright/test'),
  ]);
  return { name, title: titleOf(name), react, playwright };
}

/** `banco-de-preguntas` is titled `Banco de preguntas`. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The new remote's files: path inside its folder to content. */
export async function renderTemplate(values: TemplateValues): Promise<ReadonlyMap<string, string>> {
  const known = new Map(Object.entries(values));
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const rendered = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const content = text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
        const value = known.get(key);
        if (value === undefined) throw new Error(`${file}: {{${key}}} has no value`);
        return value;
      });
      return [relative(TEMPLATE, file).slice(0, -SUFFIX.length), content] as const;
    }),
  );
  return new Map(rendered);
}
