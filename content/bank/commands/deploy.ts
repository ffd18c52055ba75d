// Writes down what students may meet, and compiles it: `npm run bank:deploy`. Only where every gate is open and every key
// was found, and no hint gives one away: those are looked at of every variant, which takes minutes.
import { openLessonIdeas } from '@travesia/content-item-model/lesson-ideas';
import { compileArtifact } from '../artifact/compile-artifact.ts';
import { checkDeployed, deploymentOf, readDeployment, writeDeployment } from '../deployment.ts';
import { checkBank } from '../gates/check-bank.ts';
import { checkHints } from '../gates/check-hints.ts';
import { checkSolving } from '../gates/check-solving.ts';
import { loadBank } from '../load-bank.ts';
import { openBank } from '../open-bank.ts';
import { readAnswers } from '../solving/answers.ts';

const bank = await loadBank();
const deployment = deploymentOf(bank);
const opened = openBank(bank, deployment);
const findings = [
  ...checkBank(bank),
  ...checkSolving(bank, await readAnswers()),
  ...checkDeployed(bank, await readDeployment()),
  ...checkHints(
    opened,
    await openLessonIdeas(),
    opened.entries.flatMap(({ variants }) => variants),
  ),
];
for (const { about, says } of findings) console.error(`${about}: ${says}`);
if (findings.length > 0) {
  console.error(`${findings.length} findings: nothing is deployed.`);
  process.exitCode = 1;
} else {
  await writeDeployment(deployment);
  const { items, variants, digest } = await compileArtifact(deployment);
  console.log(`${items} items with ${variants} variants are deployed: ${digest}`);
}
