import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@travesia/infra-checks/project';
import { browserConfig, compile, scriptRule, styleRules } from '@travesia/kit-remote/build';

const ROOT = join(PROJECT, 'kits/ui/gallery');

const DOCUMENT = `<!doctype html>
<html lang="es-CL">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Galería de kits/ui</title>
<link rel="stylesheet" href="gallery.css">
<div id="gallery"></div>
<script src="gallery.js"></script>
</html>
`;

/** Builds the gallery of kits/ui, which is no part of the product, as files into `folder`. */
export async function buildGallery(folder: string): Promise<void> {
  const options = { root: ROOT, name: 'gallery', mode: 'production' as const };
  const base = browserConfig(options, folder);
  await compile({
    ...base,
    entry: { gallery: join(ROOT, 'main.tsx') },
    devtool: false,
    output: { ...base.output, filename: '[name].js', cssFilename: '[name].css', publicPath: '' },
    module: { ...base.module, rules: [scriptRule('production', 'browser'), ...styleRules(options, 'remotes.gallery')] },
  });
  writeFileSync(join(folder, 'index.html'), DOCUMENT);
}
