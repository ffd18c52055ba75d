import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { forPeople, openLocalLog } from './local-log.ts';

describe('the local log', () => {
  it('shows warnings and errors in words, and nothing else', () => {
    expect(forPeople('{"level":"info","msg":"request"}\n')).toBeNull();
    expect(forPeople('{"level":"warn","msg":"slow"}\n')).toBe('aviso: slow');
    expect(forPeople('{"level":"error","msg":"failed","err":{"message":"why"}}\n')).toBe('error: failed: why');
    expect(forPeople('not JSON\n')).toBe('not JSON');
  });

  it('keeps every line in its file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'travesia-log-'));
    const shown: string[] = [];
    const log = await openLocalLog(folder, (line) => shown.push(line));
    log.write('{"level":"info","msg":"one"}\n');
    log.write('{"level":"warn","msg":"two"}\n');
    await vi.waitFor(async () => expect(await readFile(log.file, 'utf8')).toMatch(/one.*\n.*two/));
    expect(shown).toEqual(['aviso: two']);
    await rm(folder, { recursive: true });
  });
});
