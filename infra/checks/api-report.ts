import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { PROJECT, SCRATCH } from './project.ts';
import { runTool } from './run-tool.ts';

/** The committed description of everything that `contracts` exports. */
export const REPORT_FILE = join(PROJECT, 'contracts/report.api.md');

const CONTRACTS = join(PROJECT, 'contracts');
const WORK = join(SCRATCH, 'api-report');
const TYPES = join(WORK, 'types');

/** Writes the declarations with the project's own compiler: the extractor reads, it does not compile. */
async function emitDeclarations(): Promise<void> {
  await rm(WORK, { recursive: true, force: true });
  await mkdir(WORK, { recursive: true });
  const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly'];
  const where = ['--outDir', TYPES, '--rootDir', join(CONTRACTS, 'src')];
  const { ok, output } = await runTool('tsc', ['-p', CONTRACTS, ...emit, ...where], { output: 'keep' });
  if (!ok) throw new Error(`contracts: the declarations could not be written\n${output}`);
  const compilerOptions = {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    strict: true,
    types: [],
    skipLibCheck: true,
  };
  await writeFile(join(WORK, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['types'] }));
  await writeFile(join(WORK, 'package.json'), JSON.stringify({ name: '@travesia/contracts', type: 'module' }));
}

/** Source files of the package's entry points by the name they are imported with. */
async function entryPoints(): Promise<readonly (readonly [name: string, source: string])[]> {
  const { exports }: { exports: Readonly<Record<string, string>> } = JSON.parse(
    await readFile(join(CONTRACTS, 'package.json'), 'utf8'),
  );
  return Object.entries(exports);
}

async function reportOf(source: string, index: number): Promise<string> {
  const reportFileName = `entry-${index}`;
  const config = ExtractorConfig.prepare({
    configObjectFullPath: join(WORK, 'api-extractor.json'),
    packageJsonFullPath: join(WORK, 'package.json'),
    configObject: {
      projectFolder: WORK,
      mainEntryPointFilePath: join(TYPES, source.replace(/^\.\/src\//, '').replace(/\.ts$/, '.d.ts')),
      compiler: { tsconfigFilePath: join(WORK, 'tsconfig.json') },
      apiReport: { enabled: true, reportFileName, reportFolder: WORK, reportTempFolder: join(WORK, 'temp') },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } } },
      newlineKind: 'lf',
    },
  });
  const problems: string[] = [];
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      message.handled = true;
      if (message.logLevel === ExtractorLogLevel.Error) problems.push(message.text);
    },
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const text = await readFile(join(WORK, `${reportFileName}.api.md`), 'utf8');
  const body = /```ts\n([\s\S]*?)\/\/ \(No @packageDocumentation comment for this package\)/.exec(text)?.[1];
  if (body === undefined) throw new Error(`contracts: the report of ${source} has another form than expected`);
  return body.trim();
}

/** The public surface of `contracts` as it is now. */
export async function makeReport(): Promise<string> {
  await emitDeclarations();
  const sections: string[] = [];
  for (const [index, [name, source]] of (await entryPoints()).entries()) {
    sections.push(`## @travesia/contracts${name.slice(1)}\n\n\`\`\`ts\n${await reportOf(source, index)}\n\`\`\`\n`);
  }
  const accept = 'Generated; a change here is a change of the contract. Accept one with `npm test -- --accept-api`.';
  return `# Public surface of contracts\n\n${accept}\n\n${sections.join('\n')}`;
}

export async function acceptReport(): Promise<void> {
  await writeFile(REPORT_FILE, await makeReport());
}

/** Compares the committed report with the sources; prints what differs. */
export async function checkReport(): Promise<boolean> {
  const current = join(WORK, 'report.api.md');
  const report = await makeReport();
  await writeFile(current, report);
  const committed = await readFile(REPORT_FILE, 'utf8').catch(() => '');
  if (committed === report) return true;
  const diff = ['diff', '--no-index', '--unified=3', committed === '' ? '/dev/null' : REPORT_FILE, current];
  console.log((await runTool('git', diff, { output: 'keep' })).output);
  console.log('The surface of contracts changed. If it should, accept it: npm test -- --accept-api');
  return false;
}
