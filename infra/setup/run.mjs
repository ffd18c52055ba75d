// Runs a TypeScript tool of the project with the pinned Node, installing what is missing first:
//   node infra/setup/run.mjs <script.ts> [arguments]
// Plain JavaScript without dependencies: it has to work before anything is installed. Only this
// file is read by a Node that is too old, so it loads the rest after the version is known.
import process from 'node:process';

const NODE_MIN_MAJOR = 20;

if (Number(process.versions.node.split('.')[0]) < NODE_MIN_MAJOR) {
  console.error(
    `Travesía necesita Node ${NODE_MIN_MAJOR} o posterior y este es el ${process.versions.node}: ` +
      'instala uno reciente desde https://nodejs.org y repite el comando.',
  );
  process.exit(1);
}

const { main } = await import('./src/main.mjs');
process.exitCode = await main(process.argv.slice(2));
