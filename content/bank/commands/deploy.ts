// Writes down what students may meet, and compiles it: `npm run bank:deploy`. Only where every gate is open and every key
// was found.
import { compileArtifact } from '../artifact/compile-artifact.ts';
import { checkDeployed, deploymentOf, readDeployment, writeDeployment } from '../deployment.ts';
import { checkBank } from '../gates/check-bank.ts';
import { checkSolving } from '../gates/check-solving.ts';
import { loadBank } from '../load-bank.ts';
import { readAnswers } from '../solving/answers.ts';

const bank = await loadBank();
const findings = [
  ...checkBank(bank),
  ...checkSolving(bank, await readAnswers()),
  ...checkDeployed(bank, await readDeployment()),
];
for (const { about, says } of findings) console.error(`${about}: ${says}`);
if (findings.length > 0) {
  console.error(`${findings.length} findings: nothing is deployed.`);
  process.exitCode = 1;
} else {
  const deployment = deploymentOf(bank);
  await writeDeployment(deployment);
  const { items, variants, digest } = await compileArtifact(deployment);
  console.log(`${items} items with ${variants} variants are deployed: ${digest}`);
}
