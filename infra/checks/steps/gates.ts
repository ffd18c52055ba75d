import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Gate } from '../gate.ts';
import { PROJECT } from '../project.ts';
import { GATE_FILES } from '../workspaces.ts';
import { sumOf, type Tally } from './step.ts';

/** The gates that a team has in its folder. */
export async function runGatesOf(workspace: string): Promise<Tally> {
  const folder = join(PROJECT, workspace);
  const tallies: Tally[] = [];
  for (const file of globSync(GATE_FILES, { cwd: folder }).sort()) {
    const { default: gate }: { readonly default: Gate } = await import(pathToFileURL(join(folder, file)).href);
    const { checked, findings } = await gate();
    for (const finding of findings) console.log(finding);
    // A gate that looked at nothing has been let down by what it reads.
    const failed = checked === 0 ? Math.max(findings.length, 1) : findings.length;
    if (checked === 0) console.log(`${workspace}/${file} found nothing to look at`);
    tallies.push({ passed: checked, failed });
  }
  return sumOf(tallies);
}
