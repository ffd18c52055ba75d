import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../../admission/area.ts';
import { REGIONS } from '../../admission/region.ts';
import { countGroups, GROUPS_MAX, groupData } from './GroupFilter.tsx';

describe('the filter that needs no script', () => {
  it('has a rule of the style sheet for every group that a page may have', () => {
    const css = readFileSync(join(import.meta.dirname, 'GroupFilter.module.css'), 'utf8').replace(/\s+/g, ' ');
    for (let position = 0; position < GROUPS_MAX; position += 1) {
      const { 'data-group': key } = groupData(position);
      expect(css).toContain(`:has(option[value="${key}"]:checked) ~ * tr[data-group]:not([data-group="${key}"])`);
    }
    expect(REGIONS.length).toBeLessThanOrEqual(GROUPS_MAX);
    expect(AREAS.length).toBeLessThanOrEqual(GROUPS_MAX);
  });

  it('offers the groups that occur, in their order, with how often they do', () => {
    expect(countGroups(['c', 'a', 'c'], ['a', 'b', 'c'])).toEqual([
      { position: 0, name: 'a', count: 1 },
      { position: 2, name: 'c', count: 2 },
    ]);
  });
});
