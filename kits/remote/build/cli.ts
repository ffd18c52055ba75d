#!/usr/bin/env node
/** `travesia-build`: builds the remote in the current folder. */
import { basename } from 'node:path';
import { buildRemote } from './build-remote.ts';

const root = process.cwd();
try {
  const { files, prerendered } = await buildRemote(root);
  console.log(
    `${basename(root)}: ${Object.keys(files).length} archivos, ${Object.keys(prerendered).length} direcciones prerenderizadas`,
  );
} catch (error) {
  console.error(`${basename(root)}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
