import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Index } from 'selenium-webdriver/bidi/index.js';
import type { Driver, Engine } from './engine-tab.ts';

/** A first start: nothing is asked of the student, nothing is fetched but what the test opens. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'intl.accept_languages': 'es-CL, es',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** The library is CommonJS, and its class all that the module exports, which its types do not say. */
const Bidi: typeof Index = createRequire(import.meta.url)('selenium-webdriver/bidi/index.js');

const LISTENING = /^WebDriver BiDi listening on (ws:\S+)/;

async function addressOf({ stderr, exitCode }: ChildProcess): Promise<string> {
  if (stderr) {
    for await (const line of createInterface({ input: stderr })) {
      const address = LISTENING.exec(line)?.[1];
      if (address) return address;
    }
  }
  throw new Error(`Firefox did not start (${exitCode})`);
}

interface Answer {
  readonly type: string;
  readonly message?: string;
  readonly result?: unknown;
}

/** Firefox without a window, with a profile of its own, by WebDriver BiDi. */
export async function openFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'travesia-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    '--width=1280',
    '--height=900',
  ];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  const bidi = new Bidi(`${await addressOf(child)}/session`);
  child.stderr.resume();

  async function send<Result>(method: string, params: object): Promise<Result> {
    const answer = (await bidi.send({ method, params })) as Answer;
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result as Result;
  }

  async function openTab(): Promise<Driver> {
    const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
    const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
    const act = (source: object) => send('input.performActions', { context, actions: [source] });
    return {
      async goTo(url) {
        await send('browsingContext.navigate', { context, url, wait: 'interactive' });
      },
      async evaluate(expression) {
        const { result, exceptionDetails } = await send<{
          result?: { value: string };
          exceptionDetails?: { text: string };
        }>('script.evaluate', { expression, target: { context }, awaitPromise: true });
        if (exceptionDetails || !result) throw new Error(exceptionDetails?.text ?? 'no result');
        return result.value;
      },
      async pressAt(x, y) {
        const actions = [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await act({ type: 'pointer', id: 'mouse', actions });
      },
      async type(text) {
        const actions = [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
        await act({ type: 'key', id: 'keyboard', actions });
      },
      async close() {
        await send('browser.removeUserContext', { userContext });
      },
    };
  }

  await send('session.new', { capabilities: {} });
  return {
    openTab,
    async close() {
      child.kill('SIGKILL');
      await exited;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
