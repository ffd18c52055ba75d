import process from 'node:process';
import { checkReport } from '../api-report.ts';
import { checkDocs } from '../docs/check-docs.ts';
import { checkScenarios } from '../docs/check-scenarios.ts';
import { checkDraws } from '../fuzz/check-draws.ts';
import { checkImports } from '../imports/check-imports.ts';
import { PROJECT } from '../project.ts';
import { runTool } from '../run-tool.ts';
import { type Step, tally } from './step.ts';

/** Format and lint of these folders. */
export const format = (folders: readonly string[]): Step => ({
  name: 'format',
  isAside: true,
  async run(print) {
    const { ok, output } = await runTool(
      'biome',
      ['ci', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, ...folders],
      { output: 'keep' },
    );
    const which = folders.includes('.') ? '' : ` -- ${folders.join(' ')}`;
    if (!ok) print(`${output}\nMost of it is mended by: npm run format${which}`);
    return tally(ok);
  },
});

/** A check of what is written, which says a sentence for each thing that is wrong. */
const findingsStep = (name: string, find: () => readonly string[]): Step => ({
  name,
  isAside: true,
  async run(print) {
    const findings = find();
    for (const finding of findings) print(finding);
    return tally(findings.length === 0);
  },
});

/** Who may import whom. */
export const imports = findingsStep('imports', () => checkImports(PROJECT));

/** Tests draw from the seed that they all have, and from nowhere else. */
export const draws = findingsStep('draws', () => checkDraws(PROJECT));

/** What texts name exists: links, files, scripts, tests of scenarios. */
export const docs = findingsStep('docs', () => [...checkDocs(PROJECT), ...checkScenarios(PROJECT)]);

/** The public surface of contracts is the committed one. */
export const api: Step = {
  name: 'api',
  isAside: true,
  async run() {
    return tally(await checkReport());
  },
};
