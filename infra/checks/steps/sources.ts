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
  async run() {
    const { ok, output } = await runTool(
      'biome',
      ['ci', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, ...folders],
      { output: 'keep' },
    );
    if (!ok) console.log(`${output}\nMost of it is mended by: npm run format`);
    return tally(ok);
  },
});

/** Who may import whom. */
export const imports: Step = {
  name: 'imports',
  async run() {
    const violations = checkImports(PROJECT);
    for (const violation of violations) console.log(violation);
    return tally(violations.length === 0);
  },
};

/** Tests draw from the seed that they all have, and from nowhere else. */
export const draws: Step = {
  name: 'draws',
  async run() {
    const findings = checkDraws(PROJECT);
    for (const finding of findings) console.log(finding);
    return tally(findings.length === 0);
  },
};

/** What texts name exists: links, files, scripts, tests of scenarios. */
export const docs: Step = {
  name: 'docs',
  async run() {
    const findings = [...checkDocs(PROJECT), ...checkScenarios(PROJECT)];
    for (const finding of findings) console.log(finding);
    return tally(findings.length === 0);
  },
};

/** The public surface of contracts is the committed one. */
export const api: Step = {
  name: 'api',
  async run() {
    return tally(await checkReport());
  },
};
