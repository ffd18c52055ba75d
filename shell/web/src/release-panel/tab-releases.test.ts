import type { ResolvedRelease } from '@travesia/contracts/release';
import { describe, expect, it } from 'vitest';
import { describeTab, type TimelineEntry } from './tab-releases.ts';

const ORIGIN = 'https://travesia.test';

const release = (name: string): ResolvedRelease => ({
  name,
  version: '1.0.0',
  id: '1.0.0-aaaa',
  channel: 'stable',
  base: `/releases/${name}/1.0.0-aaaa/`,
  contract: 1,
  entry: ['entry.js', ''],
  container: name,
  routes: [],
  pages: {},
});

const file = (path: string, responseEnd: number, encodedBodySize: number): TimelineEntry => ({
  name: ORIGIN + path,
  entryType: 'resource',
  startTime: 0,
  duration: responseEnd,
  responseEnd,
  encodedBodySize,
});

const phase = (name: string, duration: number, remote: string): TimelineEntry => ({
  name: `travesia:phase:${name}`,
  entryType: 'measure',
  startTime: 0,
  duration,
  detail: { remote, release: '1.0.0-aaaa', page: 'p' },
});

const load = (detail: object): TimelineEntry => ({
  name: 'travesia:load',
  entryType: 'mark',
  startTime: 0,
  duration: 0,
  detail,
});

const describeOne = (entries: readonly TimelineEntry[]) => describeTab([release('juegos')], entries, ORIGIN)[0];

describe('what a tab knows of a release', () => {
  it('is little before anything of it was opened', () => {
    expect(describeOne([file('/releases/juegos/1.0.0-bbbb/entry.js', 9, 9), phase('entry', 9, 'carreras')])).toEqual({
      release: release('juegos'),
      phases: [],
      files: 0,
      bytes: 0,
      failures: [],
    });
  });

  it('counts each of its files once, and when the first had come', () => {
    const entries = [
      file('/releases/juegos/1.0.0-aaaa/a.js', 300, 1_000),
      file('/releases/juegos/1.0.0-aaaa/entry.js', 200, 500),
      file('/releases/juegos/1.0.0-aaaa/entry.js', 200, 500),
      file('/releases/juegos/1.0.0-aaaa/failed.js', 0, 0),
      file('/releases/carreras/1.0.0-aaaa/entry.js', 100, 7),
    ];
    expect(describeOne(entries)).toMatchObject({ files: 3, bytes: 1_500, loadedAt: 200 });
  });

  it('takes the longest of each phase, in their order: later visits find everything there', () => {
    const entries = [phase('page', 30, 'juegos'), phase('entry', 120.4, 'juegos'), phase('entry', 0.1, 'juegos')];
    expect(describeOne(entries)?.phases).toEqual([
      { phase: 'entry', ms: 120 },
      { phase: 'page', ms: 30 },
    ]);
  });

  it('tells what failed, page by page', () => {
    const record = { remote: 'juegos', release: '1.0.0-aaaa', page: 'ruleta', ms: 1 };
    const entries = [
      load({ ...record, outcome: 'loaded' }),
      load({ ...record, outcome: 'chunk', phase: 'page' }),
      load({ ...record, remote: 'carreras', outcome: 'http', phase: 'entry' }),
    ];
    const described = describeOne(entries);
    expect(described?.failures).toEqual([{ page: 'ruleta', kind: 'chunk', phase: 'page' }]);
    expect(described).not.toHaveProperty('steppedIn');
  });

  it('names the release that stepped in', () => {
    const entries = [load({ remote: 'juegos', release: '0.9.0-cccc', page: 'ruleta', outcome: 'loaded', ms: 1 })];
    expect(describeOne(entries)?.steppedIn).toBe('0.9.0-cccc');
  });

  it('takes foreign measures and marks for nothing', () => {
    const entries: TimelineEntry[] = [
      { ...phase('entry', 1, 'juegos'), name: 'other' },
      { ...phase('entry', 1, 'juegos'), detail: null },
      { ...load({}), detail: 'juegos' },
    ];
    expect(describeOne(entries)).toMatchObject({ phases: [], failures: [] });
  });
});
