import { copyFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PROJECT } from '@travesia/infra-checks/project';
import { browserConfig, compile, scriptRule, styleRules } from '@travesia/kit-remote/build';

const ROOT = join(PROJECT, 'kits/ui/gallery');

const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/**
 * One font everywhere: what a machine has as its system's font would break lines elsewhere, and no picture of the gallery
 * could be compared with another.
 */
const DOCUMENT = `<!doctype html>
<html lang="es-CL">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Galería de kits/ui</title>
<link rel="stylesheet" href="gallery.css">
<style>
@font-face { font-family: Gallery; src: url(font.woff2) format("woff2"); font-weight: 100 900; }
:root { --font-body: Gallery; --font-mono: Gallery; }
</style>
<div id="gallery"></div>
<script src="gallery.js"></script>
</html>
`;

/** Builds the gallery of kits/ui, which is no part of the product: files in `folder`, to be opened from there. */
export async function buildGallery(folder: string): Promise<void> {
  const options = { root: ROOT, name: 'gallery', mode: 'production' as const };
  const base = browserConfig(options, folder);
  await compile({
    ...base,
    entry: { gallery: join(ROOT, 'main.tsx') },
    devtool: false,
    output: {
      ...base.output,
      filename: '[name].js',
      cssFilename: '[name].css',
      publicPath: '',
      crossOriginLoading: false,
    },
    module: { ...base.module, rules: [scriptRule('production', 'browser'), ...styleRules(options, 'remotes.gallery')] },
  });
  copyFileSync(createRequire(import.meta.url).resolve(FONT), join(folder, 'font.woff2'));
  writeFileSync(join(folder, 'index.html'), DOCUMENT);
}
