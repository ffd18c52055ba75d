import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { WorstSecret } from '../../tutor/pressure/worst-model.ts';
import type { ModelBehaviour, ModelCommand, ModelNews } from './model-behaviour.ts';

export type StandInModel = Awaited<ReturnType<typeof startModel>>;

/** The stand-in of a language model, listening. */
export async function startModel() {
  const child = fork(join(import.meta.dirname, 'model-process.ts'));
  const asked: string[] = [];
  const waiting: { readonly is: ModelNews['is']; readonly resolve: (news: ModelNews) => void }[] = [];
  let left = 0;
  const next = (is: ModelNews['is']) => {
    const { promise, resolve } = Promise.withResolvers<ModelNews>();
    waiting.push({ is, resolve });
    return promise;
  };
  child.on('message', (news: ModelNews) => {
    if (news.is === 'asked') asked.push(news.request);
    if (news.is === 'left') left += 1;
    const at = waiting.findIndex(({ is }) => is === news.is);
    if (at >= 0) waiting.splice(at, 1)[0]?.resolve(news);
  });
  const listening = await next('listening');
  const port = listening.is === 'listening' ? listening.port : 0;

  async function command(what: ModelCommand): Promise<void> {
    const ready = next('ready');
    child.send(what);
    await ready;
  }

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** One after the other for the next requests; the last one stays. */
    behave: (...behaviours: readonly ModelBehaviour[]) => command({ do: 'behave', behaviours }),
    /** By another way than our service has: what the worst model guessed or worked out. */
    tellKey: (secret: WorstSecret) => command({ do: 'key', ...secret }),
    /** All that requests brought, whole. */
    asked: () => asked,
    /** How many times whoever asked went away before the end. */
    left: () => left,
    async close() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
