import { describe, expect, it } from 'vitest';
import type { LaneWorkspace } from '../workspaces.ts';
import { chooseLane } from './choose-lane.ts';

const at = (folder: string, name: string): LaneWorkspace => ({ folder, name: `@travesia/${name}`, targets: [] });

const WORKSPACES = [
  at('contracts', 'contracts'),
  at('infra/edge', 'infra-edge'),
  at('infra/local', 'infra-local'),
  at('kits/paes', 'kit-paes'),
  at('kits/ui', 'kit-ui'),
  at('remotes/carreras', 'remote-carreras'),
  at('remotes/ensayos', 'remote-ensayos'),
  at('remotes/ensayos/e2e', 'remote-ensayos-e2e'),
  at('session-service', 'session-service'),
  at('shell/edge', 'shell-edge'),
  at('shell/web', 'shell-web'),
];

const folders = (...words: readonly string[]) => chooseLane(WORKSPACES, words).map(({ folder }) => folder);

describe('a lane', () => {
  it('of a remote is its folder, with the browser tests inside', () => {
    expect(folders('ensayos')).toEqual(['remotes/ensayos', 'remotes/ensayos/e2e']);
  });

  it('may be told by short name, by package, by folder, or by group', () => {
    expect(folders('session-service')).toEqual(['session-service']);
    expect(folders('kit-ui')).toEqual(['kits/ui']);
    expect(folders('infra/local')).toEqual(['infra/local']);
    expect(folders('kits')).toEqual(['kits/paes', 'kits/ui']);
    expect(folders('shell')).toEqual(['shell/edge', 'shell/web']);
  });

  it('may be of several, each once', () => {
    expect(folders('shell-edge', 'contracts', 'shell')).toEqual(['contracts', 'shell/edge', 'shell/web']);
  });

  it('that nobody has is refused with those that there are', () => {
    expect(() => folders('ensayo')).toThrow('No hay un proyecto «ensayo». Hay: contracts, infra, edge, local, kits,');
  });

  it('is refused where the name is of two', () => {
    expect(() => folders('edge')).toThrow('«edge» puede ser infra/edge o shell/edge: di cuál.');
  });
});
