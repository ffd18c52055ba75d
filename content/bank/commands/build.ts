// Compiles what is deployed of the bank into `dist`, from where services read it: `npm run build` runs this.
import { compileArtifact } from '../artifact/compile-artifact.ts';
import { readDeployment } from '../deployment.ts';

try {
  const { items, variants, texts, digest } = await compileArtifact(await readDeployment());
  console.log(`banco: ${items} preguntas con ${variants} variantes y ${texts} textos, ${digest}`);
} catch (error) {
  console.error(`banco: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
