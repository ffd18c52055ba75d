import { findSource } from '../find-source.ts';
import { findProjects } from '../projects.ts';
import { ReleaseError } from '../release-error.ts';
import type { Command, Outcome } from './outcome.ts';

/** The line of source behind a place that an error of a page names. */
export async function showSource(_: Command, name: string, place: string): Promise<Outcome> {
  const projects = await findProjects();
  const project = projects.find((one) => one.name === name);
  if (!project) {
    const names = projects.map((one) => one.name).join(', ');
    throw new ReleaseError('unknown-name', `No hay un proyecto ${name}. Hay: ${names}.`);
  }
  const { at, excerpt } = await findSource(project, place);
  return { text: `${at}\n\n${excerpt}`, data: { source: at } };
}
