import { describe, expect, it } from 'vitest';
import type { LaneWorkspace } from '../workspaces.ts';
import { affectedBy } from './affected.ts';

const WORKSPACES: readonly LaneWorkspace[] = [
  'contracts',
  'infra/checks',
  'infra/e2e',
  'infra/local',
  'kits/paes',
  'kits/ui',
  'remotes/carreras',
  'remotes/carreras/e2e',
  'remotes/ensayos',
  'remotes/ensayos/e2e',
  'shell/web',
].map((folder) => ({ folder, name: folder, targets: [] }));

const DEPENDENCIES = new Map([
  ['infra/e2e', ['infra/local', 'contracts']],
  ['infra/local', ['contracts']],
  ['kits/ui', ['contracts']],
  ['remotes/carreras', ['kits/ui', 'kits/paes']],
  ['remotes/carreras/e2e', ['infra/e2e']],
  ['remotes/ensayos', ['kits/ui']],
  ['remotes/ensayos/e2e', ['infra/e2e', 'remotes/ensayos']],
  ['shell/web', ['kits/ui']],
]);

const affected = (...files: readonly string[]) =>
  affectedBy(files, WORKSPACES, DEPENDENCIES).map(({ folder }) => folder);

const EVERYBODY = WORKSPACES.map(({ folder }) => folder);

describe('what a branch touches', () => {
  it('is a team with its browser tests and what composes everybody, when it is one team that changed', () => {
    expect(affected('remotes/ensayos/web/a.tsx')).toEqual([
      'infra/e2e',
      'infra/local',
      'remotes/ensayos',
      'remotes/ensayos/e2e',
    ]);
  });

  it('is all that stands on it', () => {
    expect(affected('kits/paes/src/a.ts')).toEqual([
      'infra/e2e',
      'infra/local',
      'kits/paes',
      'remotes/carreras',
      'remotes/carreras/e2e',
      'remotes/ensayos/e2e',
    ]);
  });

  it('is a team alone when only its browser tests changed', () => {
    expect(affected('remotes/carreras/e2e/a.spec.ts')).toEqual(['remotes/carreras/e2e']);
  });

  it('is everybody when what everybody has changed', () => {
    for (const file of ['package-lock.json', 'nx.json', 'infra/checks/fuzz/vitest-setup.ts', 'infra/checks/main.ts']) {
      expect(affected(file), file).toEqual(EVERYBODY);
    }
  });

  it('is nobody when only texts changed', () => {
    expect(affected('docs/decisions/0001.md', 'README.md')).toEqual([]);
  });
});
