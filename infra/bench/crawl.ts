// The whole site map crawled twice, as search engines do: `npm run bench -- crawl`. Two minutes, loopback only.
//
// How to read it: processor time of one process that holds the edge and its one visitor, in milliseconds a document. "Made"
// is the first crawl, "again" the second one in the same order, "hit" the same address asked for once more at once. The goal
// is again ÷ hit ≤ 1.5: what is in memory is what was crawled, whatever the order.
import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { buildProjects, findProjects, readTeams } from '@travesia/infra-releases';
import { startVariant } from './src/federation/start-variant.ts';

const AGENTS = { person: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', bot: 'Googlebot/2.1' } as const;
const GOAL = 1.5;

const projects = await findProjects();
await buildProjects(projects);
const variant = await startVariant({
  builds: projects.map(({ dist }) => dist),
  teams: await readTeams(),
  clientRendered: [],
});
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function ask(path: string, who: keyof typeof AGENTS = 'person'): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const headers = { 'accept-encoding': path.endsWith('.xml') ? 'identity' : 'br', 'user-agent': AGENTS[who] };
  get({ host: '127.0.0.1', port: variant.port, path, agent, headers }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
    buffer(answer).then(resolve, reject);
  }).on('error', reject);
  return promise;
}

/** Milliseconds of processor time. */
function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const spent = { made: 0, hit: 0, again: 0, 'again, as a bot': 0 };
async function crawl(kinds: readonly (keyof typeof spent)[], who?: keyof typeof AGENTS): Promise<void> {
  for (const path of paths) {
    for (const kind of kinds) {
      const before = spentMs();
      bytes += (await ask(path, who)).length;
      spent[kind] += spentMs() - before;
    }
  }
}

let bytes = 0;
const siteMap = (await ask('/sitemap.xml')).toString();
const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
await crawl(['made']);
await crawl(['again', 'hit']);
await crawl(['again, as a bot'], 'bot');
agent.destroy();
await variant.stop();

console.log(`${paths.length} documents, ${(bytes / paths.length / 4 / 1024).toFixed(1)} KiB each in brotli`);
console.table(
  Object.entries(spent).map(([what, ms]) => ({
    what,
    'ms a document': (ms / paths.length).toFixed(3),
    'to a hit': (ms / spent.hit).toFixed(2),
  })),
);
if (spent.again / spent.hit > GOAL) throw new Error(`a second crawl costs more than ${GOAL} × a hit`);
