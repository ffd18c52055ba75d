import { afterEach, expect, it, vi } from 'vitest';
import { EventHub } from './event-hub.ts';

afterEach(() => vi.unstubAllGlobals());

it('carries a fact to whoever asked for it, until they stop asking', () => {
  const hub = new EventHub();
  const heard: unknown[] = [];
  const subscription = hub.on('goal/changed', (payload) => heard.push(payload));
  hub.emit('goal/changed', { programId: 'medicina' });
  hub.emit('entitlement/changed', { active: true });
  subscription.unsubscribe();
  hub.emit('goal/changed', { programId: null });
  expect(heard).toEqual([{ programId: 'medicina' }]);
});

it('reports a listener that throws and goes on with the others', () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const hub = new EventHub();
  const heard: unknown[] = [];
  hub.on('profile/changed', () => {
    throw new Error('broken listener');
  });
  hub.on('profile/changed', ({ complete }) => heard.push(complete));
  hub.emit('profile/changed', { complete: true });
  expect(heard).toEqual([true]);
  expect(reported).toEqual([new Error('broken listener')]);
});
