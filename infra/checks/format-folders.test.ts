import { expect, it } from 'vitest';
import { formatFolders } from './format-folders.ts';
import { PROJECT } from './project.ts';
import { laneWorkspaces } from './workspaces.ts';

const foldersFor = (...words: readonly string[]) => formatFolders(PROJECT, laneWorkspaces(PROJECT), words);

it('is everything where nothing is named', () => {
  expect(foldersFor()).toEqual(['.']);
});

it('is a team by its name, with its browser tests, and a path as it is', () => {
  expect(foldersFor('ensayos')).toEqual(['remotes/ensayos/e2e', 'remotes/ensayos']);
  expect(foldersFor('remotes/ensayos', 'docs')).toEqual(['remotes/ensayos', 'docs']);
});

it('is nothing that is not there', () => {
  expect(() => foldersFor('nadie')).toThrow('No hay un proyecto «nadie»');
});
