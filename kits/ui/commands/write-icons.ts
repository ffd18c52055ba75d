import { icons } from 'lucide';
import { type IconNode, iconPath } from './icon-path.ts';
import { ICON_SOURCES } from './icon-sources.ts';

const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_all, first: string) => first.toUpperCase());

/** `book-open` is exported as `bookOpenIcon`. */
const exportOf = (name: string): string => {
  const word = pascal(name);
  return `${word.charAt(0).toLowerCase()}${word.slice(1)}Icon`;
};

const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name);

/** On one line where the formatter would leave it there. */
function declared(name: string, path: string): string {
  const [left, right] = [`export const ${name}: IconShape =`, `'${path}';\n`];
  return left.length + right.length <= LINE_MAX_CHARS ? `${left} ${right}` : `${left}\n  ${right}`;
}

const LINE_MAX_CHARS = 120;

const BEFORE = `// Made by \`npm run icons\` from lucide, whose licence is LICENSE-lucide beside this file; not edited by hand.\n`;

/** Sources of the two files with icons: each as a constant of its own, and all by name. */
export function writeIcons(): { readonly icons: string; readonly set: string } {
  const published = new Map<string, readonly IconNode[]>(Object.entries(icons as Record<string, readonly IconNode[]>));
  const drawn = Object.entries(ICON_SOURCES).map(([name, source]) => {
    const nodes = published.get(pascal(source));
    if (!nodes) throw new Error(`icons: lucide has no "${source}"`);
    return { name, path: iconPath(nodes) };
  });
  return {
    icons: `${BEFORE}import type { IconShape } from './icon-shape.ts';\n\n${drawn
      .map(({ name, path }) => declared(exportOf(name), path))
      .join('')}`,
    set: `${BEFORE}import * as icons from './icons.ts';\n\n/** All icons by their names: for whoever learns the name only while running. A page takes the single constants. */\nexport const ICONS = {\n${drawn
      .map(({ name }) => `  ${keyOf(name)}: icons.${exportOf(name)},\n`)
      .join('')}} as const;\n\nexport type IconName = keyof typeof ICONS;\n`,
  };
}
