import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { declaredPages } from '../support/addresses.ts';
import { ALBUM_FOLDER, type AlbumPage, pictureFile, SCHEMES, WIDTHS_PX } from './album-folder.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 2rem }
nav { columns: 20rem }
section { margin-top: 3rem; border-top: 1px solid; padding-top: 1rem }
.pictures { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto }
figure { margin: 0 } img { display: block; border: 1px solid #8888; max-height: 60rem }
`;

function pageSection({ name, release, title, address, arrivedAt }: AlbumPage): string {
  const pictures = WIDTHS_PX.flatMap((widthPx) =>
    SCHEMES.map((scheme) => {
      const file = encodeURIComponent(pictureFile(name, scheme, widthPx));
      const text = `${widthPx} px, ${scheme}`;
      return `<figure><figcaption>${text}</figcaption><a href="${file}"><img loading="lazy" width="${Math.round(widthPx / 3)}" src="${file}" alt="${escapeHtml(`${address}, ${text}`)}"></a></figure>`;
    }),
  );
  const led = arrivedAt === address ? '' : `, led on to ${escapeHtml(arrivedAt)}`;
  return `<section id="${escapeHtml(name)}"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(release)}: ${escapeHtml(address)}${led}</p><div class="pictures">${pictures.join('')}</div></section>`;
}

/**
 * Writes the page that shows all pictures of the album's folder side by side.
 * @returns its file
 */
export async function writeAlbum(): Promise<string> {
  const described = (await readdir(ALBUM_FOLDER)).filter((file) => file.endsWith('.json')).sort();
  const pages = await Promise.all(
    described.map(async (file): Promise<AlbumPage> => JSON.parse(await readFile(join(ALBUM_FOLDER, file), 'utf8'))),
  );
  const ways = pages.map(({ name, address }) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(address)}</a></li>`);
  const left = declaredPages().filter(({ address }) => address === null);
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Album</title>',
    `<style>${STYLE}</style></head><body><h1>${pages.length} pages</h1><nav><ul>${ways.join('')}</ul></nav>`,
    `<p>Without pictures, as only somebody's own data has an address: ${left.map(({ route }) => escapeHtml(route.path)).join(', ')}</p>`,
    ...pages.map(pageSection),
    '</body></html>',
  ];
  const file = join(ALBUM_FOLDER, 'index.html');
  await writeFile(file, html.join('\n'));
  return file;
}
