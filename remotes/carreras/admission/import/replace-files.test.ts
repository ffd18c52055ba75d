import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceFiles } from './replace-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const text = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('replacing files', () => {
  it('puts all of them in place and leaves nothing beside them', () => {
    writeFileSync(join(folder, 'a'), 'old');
    replaceFiles(folder, { a: 'new', b: 'first' });
    expect([text('a'), text('b')]).toEqual(['new', 'first']);
    expect(readdirSync(folder).sort()).toEqual(['a', 'b']);
  });

  it('changes nothing when one cannot be written', () => {
    writeFileSync(join(folder, 'a'), 'old');
    mkdirSync(join(folder, 'c.new'));
    expect(() => replaceFiles(folder, { a: 'new', b: 'first', c: 'x' })).toThrow();
    expect(text('a')).toBe('old');
    expect(readdirSync(folder)).not.toContain('b');
  });

  it('takes back what it had placed when a later one cannot be', () => {
    writeFileSync(join(folder, 'a'), 'old');
    mkdirSync(join(folder, 'c'));
    expect(() => replaceFiles(folder, { a: 'new', b: 'first', c: 'x' })).toThrow();
    expect(text('a')).toBe('old');
    expect(readdirSync(folder).sort()).toEqual(['a', 'c']);
  });
});
