import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a new file and waits until the disk has it. */
export async function writeDurably(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the disk has the names in `folder`. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
