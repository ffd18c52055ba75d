import { parseArgs } from 'node:util';
import { endCanary, promoteRelease, publishProject, rollBack, startCanary, withdrawRemote } from './commands/change.ts';
import { collectGarbage, showHistory, showStatus, showStatusOf, verifyStore } from './commands/inspect.ts';
import { addKeyOf, bringTeams, revokeKeyOf, rotateKeyTo, showKeys } from './commands/keys.ts';
import type { Command, Outcome } from './commands/outcome.ts';
import { showSource } from './commands/source.ts';
import { ReleaseError, type ReleaseErrorCode } from './release-error.ts';
import { bucketFailure } from './store/bucket-failure.ts';
import { openReleaseKeys } from './store/release-keys.ts';
import { openStore } from './store/writable-store.ts';
import { keysFolder, storeAddress } from './store-address.ts';

const USAGE = `Uso: npm run release -- <orden>
  publish <remoto|shell> [--promote]     construye, abre cada página en un navegador y publica; con
                                         --promote, además en vivo; con --skip-browser, sin abrirlas
  promote <remoto|shell> [id]            pone en vivo una publicación (la última, si no se dice); lo que
                                         se publicó sin abrirlo, solo con --skip-browser
  canary <remoto|shell> <id> <percent>   la da a un porcentaje de los visitantes; --skip-browser, igual
  canary <remoto|shell> 0                termina el canario
  rollback <remoto|shell> [id|revisión]  termina el canario o, si no hay, vuelve a la anterior que sirve
  withdraw <remoto>                      lo quita de lo que está en vivo; lo publicado queda
  status [remoto|shell]                  qué está en vivo; de uno, además, todo lo publicado
  history [remoto|shell]                 quién cambió qué, cuándo y por qué
  source <remoto|shell> <archivo:1:234>  qué línea de la fuente es ese lugar de un error, con lo construido
  verify                                 comprueba firmas, cadena y archivos de todo el almacén
  gc [--days 30] [--dry-run]             borra lo que nadie necesita
  keys                                   qué puede cada llave; con la llave raíz, además:
  keys add <remotos|platform|edge> <pem> deja firmar a una llave pública, para esos remotos (con comas)
  keys rotate <llave> <pem>              pone otra en su lugar; lo que publicó la anterior sigue valiendo
  keys revoke <llave>                    quita una que otros pueden tener
  keys teams                             pone en el registro los prefijos de infra/releases/teams.json
Con --reason "texto", el motivo queda en la historia. Con --json, el resultado en JSON.
Termina con 0 si se hizo, 1 si se rechazó, 2 si la orden no se entiende y 3 si otro se adelantó o el
almacén no está disponible. Se trabaja sobre RELEASES_URL (s3://bucket/prefijo) o, sin ella, DATA_DIR/store.`;

const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;
const EXIT_UNAVAILABLE = 3;

/** Not the request's fault: the same command may do later. */
const UNAVAILABLE: ReadonlySet<ReleaseErrorCode> = new Set(['lost', 'no-space', 'unwritable', 'unavailable']);

const NUMBER = /^\d+(\.\d+)?$/;

export interface CommandLine {
  /** What follows the name of the command. */
  readonly args: readonly string[];
  /** Where the store is and who signs. What leads to a bucket, the SDK reads of the process. */
  readonly env: NodeJS.ProcessEnv;
  /** A line of the result. */
  readonly out: (line: string) => void;
  /** A line of what is beside the result: progress, and why it was refused. */
  readonly err: (line: string) => void;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        promote: { type: 'boolean' },
        json: { type: 'boolean' },
        reason: { type: 'string' },
        days: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'skip-browser': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new ReleaseError('usage', `${error instanceof Error ? error.message : error}\n${USAGE}`, { cause: error });
  }
}

type Work = (command: Command) => Promise<Outcome>;

/** What the arguments ask for; `null` where they ask for nothing that there is. */
function choose({ values, positionals }: ReturnType<typeof parse>): Work | null {
  const [order, name, ...more] = positionals;
  const { promote = false, days, 'dry-run': dryRun = false, 'skip-browser': skipBrowser = false } = values;
  if (promote && order !== 'publish') return null;
  if (skipBrowser && !(order === 'publish' || order === 'promote' || (order === 'canary' && more.length === 2)))
    return null;
  if ((days !== undefined || dryRun) && order !== 'gc') return null;
  if (days !== undefined && !NUMBER.test(days)) return null;
  const [first, second] = more;
  switch (`${order}/${positionals.length - 1}`) {
    case 'status/0':
      return showStatus;
    case 'verify/0':
      return verifyStore;
    case 'keys/0':
      return showKeys;
    case 'history/0':
    case 'history/1':
      return (command) => showHistory(command, name);
    case 'gc/0':
      return (command) => collectGarbage(command, { dryRun, ...(days !== undefined && { days: Number(days) }) });
  }
  if (name === undefined) return null;
  if (order === 'status' && more.length === 0) return (command) => showStatusOf(command, name);
  if (order === 'keys') return chooseKeys(positionals.slice(1));
  switch (`${order}/${positionals.length - 1}`) {
    case 'publish/1':
      return (command) => publishProject(command, name, { alsoPromote: promote, skipBrowser });
    case 'promote/1':
    case 'promote/2':
      return (command) => promoteRelease(command, name, first, skipBrowser);
    case 'rollback/1':
    case 'rollback/2':
      return (command) => rollBack(command, name, first);
    case 'source/2':
      return first === undefined ? null : (command) => showSource(command, name, first);
    case 'withdraw/1':
      return (command) => withdrawRemote(command, name);
    case 'canary/2':
      return first === '0' ? (command) => endCanary(command, name) : null;
    case 'canary/3':
      if (first === undefined || second === undefined || !NUMBER.test(second)) return null;
      return (command) => startCanary(command, { name, id: first, percent: Number(second) }, skipBrowser);
  }
  return null;
}

function chooseKeys([order, first, second, ...more]: readonly string[]): Work | null {
  if (more.length > 0) return null;
  if (order === 'teams' && first === undefined) return bringTeams;
  if (order === 'revoke' && first !== undefined && second === undefined)
    return (command) => revokeKeyOf(command, first);
  if (first === undefined || second === undefined) return null;
  if (order === 'add') return (command) => addKeyOf(command, first, second);
  return order === 'rotate' ? (command) => rotateKeyTo(command, first, second) : null;
}

async function execute({ args, env, err }: CommandLine, asJson: boolean): Promise<Outcome> {
  const parsed = parse(args);
  const work = choose(parsed);
  if (!work) throw new ReleaseError('usage', USAGE);
  const store = await openStore(storeAddress(env), { keys: await openReleaseKeys(env, keysFolder(env)) });
  const { reason } = parsed.values;
  // Beside the result, so that a table can be piped on.
  const say = (line: string) => (asJson ? undefined : err(line));
  return work({ store, why: reason === undefined ? {} : { reason }, say });
}

/**
 * `npm run release`, without its process.
 * @returns the exit code
 */
export async function runReleaseCommand(line: CommandLine): Promise<number> {
  const asJson = line.args.includes('--json');
  try {
    const { text, data, ok = true } = await execute(line, asJson);
    line.out(asJson ? JSON.stringify(data) : text);
    return ok ? 0 : EXIT_REFUSED;
  } catch (thrown) {
    const error = bucketFailure(thrown) ?? thrown;
    if (!(error instanceof ReleaseError)) throw error;
    const { code, message } = error;
    line.err(asJson ? JSON.stringify({ error: { code, message } }) : message);
    return code === 'usage' ? EXIT_USAGE : UNAVAILABLE.has(code) ? EXIT_UNAVAILABLE : EXIT_REFUSED;
  }
}
