import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { guarded } from '@travesia/infra-local';
import { StartError } from '@travesia/kit-service';
import { CONTAINER_IGNORE, containerFiles } from './src/container-files.ts';
import { describeProduction } from './src/describe-production.ts';
import { kubernetesManifests, manifestText } from './src/kubernetes-manifests.ts';
import { variablesOf } from './src/variables.ts';

const USAGE =
  'Uso: npm run production:files -- <carpeta> --host travesia.cl --images registro.example/travesia --tag 1.0.0';

/** A label of Kubernetes, and of an image. */
const TAG = /^[a-z0-9]([a-z0-9.-]{0,40}[a-z0-9])?$/;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { host: { type: 'string' }, images: { type: 'string' }, tag: { type: 'string' } },
    });
    const { host, images, tag } = values;
    const [folder] = positionals;
    if (folder && host && images && tag && TAG.test(tag)) return { folder, host, images, tag };
  } catch (cause) {
    throw new StartError(`${cause instanceof Error ? cause.message : cause}\n${USAGE}`, { cause });
  }
  throw new StartError(USAGE);
}

/** `npm run production:files`: what a cluster and a builder of images are told, from the same description. */
await guarded(async () => {
  const { folder, host, images, tag } = readArguments();
  const production = await describeProduction();
  const write = async (path: string, text: string) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
    console.log(path);
  };
  const image = (name: string) => `${images}/${name}:${tag}`;
  for (const [file, manifests] of kubernetesManifests(production, { host, image, tag })) {
    await write(`kubernetes/${file}`, manifestText(manifests));
  }
  for (const { name, text } of await containerFiles(production)) {
    await write(`containers/${name}.Dockerfile`, text);
    await write(`containers/${name}.Dockerfile.dockerignore`, CONTAINER_IGNORE);
  }
  const sources = [...variablesOf([...production.parts, production.migrations].flatMap(({ needs }) => needs))];
  const empty = (names: readonly string[]) => names.map((name) => `${name}=\n`).join('');
  await write('config.env', empty(sources.filter(([, source]) => source === 'config').map(([name]) => name)));
  await write(
    'secrets.env',
    empty(
      [...production.parts, production.migrations]
        .flatMap(({ needs }) => [...variablesOf(needs)])
        .flatMap(([name, source]) =>
          typeof source === 'object' ? [source.secretKey] : source === 'secret' ? [name] : [],
        )
        .filter((name, index, all) => all.indexOf(name) === index),
    ),
  );
  process.exit();
});
