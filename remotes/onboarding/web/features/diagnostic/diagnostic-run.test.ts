import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DiagnosticStepAnswer } from '../../../api/diagnostics.ts';
import { uniformFrom } from '../../../diagnostic/sample-states.ts';
import { createDraftStorage, GUEST } from '../draft/draft-storage.ts';
import type { DiagnosticRequests } from './diagnostic-requests.ts';
import { createDiagnosticRun, type DiagnosticRun } from './diagnostic-run.ts';

const QUESTIONS = 9;

/** The service by its contract: the first answer to a question stands, and repeats change nothing. */
function simulatedService() {
  const service = {
    diagnostics: new Map<string, string[]>(),
    isDown: false,
    /** After so many it has ended. */
    questions: QUESTIONS,
    /** Answers are taken, and nobody hears of it. */
    isMute: false,
  };
  const question = (at: number) => ({ id: `pregunta-${at}`, content: 'm1.x', stem: '', options: [] });
  const stepOf = (id: string): DiagnosticStepAnswer => {
    const answers = service.diagnostics.get(id);
    if (!answers) throw Object.assign(new Error('404'), { status: 404 });
    const told = { id, test: 'm1', answered: answers.length, most: 20 } as const;
    return answers.length >= service.questions
      ? { ...told, question: null, purpose: null, ended: 'learnt' }
      : { ...told, question: question(answers.length), purpose: 'informs', ended: null };
  };
  async function told<T>(work: () => T): Promise<T> {
    if (service.isDown) throw new Error('no answer');
    const answer = work();
    if (service.isMute) throw new Error('no answer');
    return answer;
  }
  const unused = () => Promise.reject(new Error('not asked here'));
  const requests: DiagnosticRequests = {
    list: () =>
      told(() =>
        [...service.diagnostics].map(([id, answers]) => ({
          ...({ id, test: 'm1', answered: answers.length, startedAt: '' } as const),
          ended: answers.length >= service.questions ? 'learnt' : null,
        })),
      ),
    begin: (id) =>
      told(() => {
        const running = [...service.diagnostics].find(([, answers]) => answers.length < service.questions)?.[0];
        const goesOn = service.diagnostics.has(id) ? id : (running ?? id);
        if (!service.diagnostics.has(goesOn)) service.diagnostics.set(goesOn, []);
        return stepOf(goesOn);
      }),
    step: (id) => told(() => stepOf(id)),
    answer: (id, { question: asked, option }) =>
      told(() => {
        const step = stepOf(id);
        if (step.question?.id === asked) service.diagnostics.get(id)?.push(`${asked} ${option}`);
        return stepOf(id);
      }),
    end: unused,
    claim: unused,
    appeal: unused,
    diagnosis: unused,
    diagnoses: unused,
    engineCheck: unused,
  };
  return { service, requests };
}

let simulated: ReturnType<typeof simulatedService>;
let browser: ReturnType<typeof createFakeBrowser>;
let ids = 0;
const open: DiagnosticRun[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  simulated = simulatedService();
  browser = createFakeBrowser();
});
afterEach(() => {
  for (const run of open.splice(0)) run.stop();
  vi.useRealTimers();
});

function openTab(where = browser) {
  const tab = where.tab();
  const storage = createDraftStorage(tab);
  const run = createDiagnosticRun({
    test: 'm1',
    requests: simulated.requests,
    ports: tab,
    drafts: { read: () => storage.read(GUEST), change: (change) => void storage.change(GUEST, change) },
    newId: () => `diagnostico-${ids++}`,
  });
  open.push(run);
  return { tab, run };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

function asked(run: DiagnosticRun): string | undefined {
  const state = run.state$.get();
  return state.kind === 'shown' ? state.step.question?.id : undefined;
}

async function give(run: DiagnosticRun, option = 'a') {
  run.answer({ question: asked(run) ?? '', option });
  await settle();
}

const given = () => [...simulated.service.diagnostics.values()];

it('goes from question to question to the end', async () => {
  const { run } = openTab();
  await settle();
  while (asked(run)) await give(run);
  expect(run.state$.get()).toMatchObject({ kind: 'shown', step: { ended: 'learnt' } });
  expect(given()).toHaveLength(1);
});

it('keeps an answer without a connection, and sends it when there is one, also after the tab was closed', async () => {
  const first = openTab();
  await settle();
  simulated.service.isDown = true;
  await give(first.run, 'b');
  expect(first.run.state$.get()).toMatchObject({ sending: 'waits' });
  first.run.stop();
  const { tab, run } = openTab();
  await settle();
  expect(run.state$.get()).toEqual({ kind: 'opening', isWaiting: true });
  simulated.service.isDown = false;
  tab.wake();
  await settle();
  expect(given()).toEqual([['pregunta-0 b']]);
  expect(asked(run)).toBe('pregunta-1');
});

it('sends an answer again whose taking it did not hear of, and it counts once', async () => {
  const { run } = openTab();
  await settle();
  simulated.service.isMute = true;
  await give(run);
  simulated.service.isMute = false;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(given()).toEqual([['pregunta-0 a']]);
  expect(asked(run)).toBe('pregunta-1');
});

it('is one diagnostic in two tabs, and the one that stayed behind comes up', async () => {
  const [one, other] = [openTab(), openTab()];
  await settle();
  expect(given()).toHaveLength(1);
  await give(one.run);
  await give(one.run, 'c');
  await give(other.run, 'b');
  expect(asked(other.run)).toBe('pregunta-2');
  await give(one.run);
  other.tab.wake();
  await settle();
  expect(asked(other.run)).toBe('pregunta-3');
  expect(given()).toEqual([['pregunta-0 a', 'pregunta-1 c', 'pregunta-2 a']]);
});

it('goes on with what another device began', async () => {
  simulated.service.diagnostics.set('de-otro-lado', ['pregunta-0 a']);
  const { run } = openTab();
  await settle();
  expect(asked(run)).toBe('pregunta-1');
});

/** What may happen to a student between two answers. */
const INTERRUPTIONS = [
  'reload',
  'back',
  'offline',
  'lost answer',
  'closed tab',
  'second tab',
  'second device',
] as const;

it.each([3, 17, 2027])(
  'loses no answer and counts none twice at thirty random interruptions (seed %i)',
  async (seed) => {
    // It does not end meanwhile: whoever comes back then begins another.
    simulated.service.questions = 40;
    const draw = uniformFrom(seed);
    const one = <T>(of: readonly T[]): T => of[Math.floor(draw() * of.length)] as T;
    const devices = [browser, createFakeBrowser()];
    let device = browser;
    const openOn = (where: typeof browser) => openTab(where);
    let tabs = [openOn(device)];
    await settle();
    /** By question, what was given first on each device, before anybody knew whether the service has it. */
    const answered = new Map<string, Map<typeof browser, string>>();
    const seen = new Set<string>();

    async function online(): Promise<void> {
      simulated.service.isDown = false;
      simulated.service.isMute = false;
      for (const { tab } of tabs) tab.wake();
      await vi.advanceTimersByTimeAsync(60_000);
    }

    for (let cut = 0; cut < 30; cut += 1) {
      const tab = one(tabs);
      const what = one(INTERRUPTIONS);
      seen.add(what);
      simulated.service.isDown = what === 'offline';
      simulated.service.isMute = what === 'lost answer';
      const question = asked(tab.run);
      const state = tab.run.state$.get();
      if (question && state.kind === 'shown' && state.sending === 'nothing') {
        const option = one(['a', 'b', 'c']);
        const first = answered.get(question) ?? new Map<typeof browser, string>();
        if (!first.has(device)) first.set(device, `${question} ${option}`);
        answered.set(question, first);
        tab.run.answer({ question, option });
        // Cut off at any moment of what follows.
        if (draw() < 0.5) await settle();
      }
      if (what === 'reload' || what === 'back' || what === 'closed tab') {
        tab.run.stop();
        tabs = [...tabs.filter((other) => other !== tab), openOn(device)];
      }
      if (what === 'second tab') tabs = [...tabs, openOn(device)].slice(-3);
      if (what === 'second device') {
        // What waits on the first one goes when that is used again.
        for (const { run } of tabs) run.stop();
        device = devices[(devices.indexOf(device) + 1) % devices.length] ?? browser;
        tabs = [openOn(device)];
      }
      if (draw() < 0.7) await online();
    }
    for (const where of devices) {
      tabs.push(openOn(where));
      await online();
    }
    expect(seen.size).toBeGreaterThanOrEqual(INTERRUPTIONS.length - 1);
    const [diagnostic = [], ...others] = given();
    expect(others).toEqual([]);
    // Each question once, in its order, by what was given to it first where it was given: nobody is asked again.
    expect(diagnostic.map((answer) => answer.split(' ')[0])).toEqual(diagnostic.map((_, at) => `pregunta-${at}`));
    for (const [at, answer] of diagnostic.entries()) {
      expect([...(answered.get(`pregunta-${at}`)?.values() ?? [])]).toContain(answer);
    }
    // And of every question that was answered anywhere, an answer is there.
    expect(diagnostic).toHaveLength(answered.size);
  },
);

it('says where a diagnostic is not there any more, and begins another', async () => {
  const { run, tab } = openTab();
  await settle();
  simulated.requests.begin = () => Promise.reject(Object.assign(new Error('404'), { status: 404 }));
  tab.wake();
  await settle();
  expect(run.state$.get()).toEqual({ kind: 'lost' });
});
