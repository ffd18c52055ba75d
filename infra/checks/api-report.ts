import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { PROJECT, SCRATCH } from './project.ts';
import { runTool } from './run-tool.ts';

/** The committed descriptions of what `contracts` exports, one for each of its readers: `page.api.md`. */
const REPORTS = join(PROJECT, 'contracts/api');

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

const reportFile = (entry: string) => `${entry.replace(/^\.\//, '')}.api.md`;

/** The public surface of `contracts` as it is now: the text of each report by its file. */
async function makeReports(): Promise<ReadonlyMap<string, string>> {
  await emitDeclarations();
  const accept = 'Generated; a change here is a change of the contract. Accept one with `npm test -- --accept-api`.';
  const reports = new Map<string, string>();
  for (const [index, [entry, source]] of (await entryPoints()).entries()) {
    const title = `# Public surface of @travesia/contracts${entry.slice(1)}`;
    reports.set(reportFile(entry), `${title}\n\n${accept}\n\n\`\`\`ts\n${await reportOf(source, index)}\n\`\`\`\n`);
  }
  return reports;
}

async function write(folder: string, reports: ReadonlyMap<string, string>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, text] of reports) await writeFile(join(folder, file), text);
}

export async function acceptReport(): Promise<void> {
  await write(REPORTS, await makeReports());
}

/** Compares the committed reports with the sources; prints what differs. */
export async function checkReport(): Promise<boolean> {
  const current = join(WORK, 'reports');
  const reports = await makeReports();
  await write(current, reports);
  const committed = await readdir(REPORTS).catch(() => []);
  const texts = await Promise.all(committed.map((file) => readFile(join(REPORTS, file), 'utf8')));
  const isSame = committed.length === reports.size && committed.every((file, n) => reports.get(file) === texts[n]);
  if (isSame) return true;
  const diff = ['diff', '--no-index', '--unified=3', REPORTS, current];
  console.log((await runTool('git', diff, { output: 'keep' })).output);
  console.log('The surface of contracts changed. If it should, accept it: npm test -- --accept-api');
  return false;
}
