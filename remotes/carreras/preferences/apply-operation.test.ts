import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperation, applyOperations, placeAt } from './apply-operation.ts';
import { PREFERENCES_MAX, type PreferenceList, type PreferenceOperation } from './operation.ts';

let made = 0;
const id = () => String(++made);
const add = (program: string, after?: readonly string[]): PreferenceOperation => ({
  id: id(),
  kind: 'add',
  program,
  ...(after && { after }),
});
const remove = (program: string): PreferenceOperation => ({ id: id(), kind: 'remove', program });
const move = (program: string, after: readonly string[]): PreferenceOperation => ({
  id: id(),
  kind: 'move',
  program,
  after,
});

describe('an operation', () => {
  it('adds at the end, or where it says', () => {
    expect(applyOperation(['a', 'b'], add('c')).list).toEqual(['a', 'b', 'c']);
    expect(applyOperation(['a', 'b'], add('c', ['a'])).list).toEqual(['a', 'c', 'b']);
    expect(applyOperation(['a', 'b'], add('c', [])).list).toEqual(['c', 'a', 'b']);
  });

  it('leaves what is there already where it is', () => {
    expect(applyOperation(['a', 'b'], add('a'))).toEqual({ list: ['a', 'b'], outcome: 'applied' });
  });

  it('keeps its place when what it followed is gone', () => {
    // Meant: after c, which followed b and a.
    const operation = move('d', ['c', 'b', 'a']);
    expect(applyOperation(['a', 'b', 'x', 'd'], operation).list).toEqual(['a', 'b', 'd', 'x']);
    expect(applyOperation(['x', 'd'], operation).list).toEqual(['d', 'x']);
  });

  it('that cannot hold changes nothing and says why', () => {
    const full = Array.from({ length: PREFERENCES_MAX }, (_, index) => `p${index}`);
    expect(applyOperation(full, add('z'))).toEqual({ list: full, outcome: 'full' });
    expect(applyOperation(full, add('p3'))).toEqual({ list: full, outcome: 'applied' });
    expect(applyOperation(['a'], move('z', []))).toEqual({ list: ['a'], outcome: 'absent' });
    expect(applyOperation(['a'], remove('z'))).toEqual({ list: ['a'], outcome: 'applied' });
  });

  it('puts a programme at any position by its neighbours', () => {
    const list = ['a', 'b', 'c', 'd'];
    for (const program of list) {
      for (let index = 0; index < list.length; index += 1) {
        expect(applyOperation(list, move(program, placeAt(list, program, index))).list.indexOf(program)).toBe(index);
      }
    }
  });
});

/** What a student does on one of two devices, or what happens to the connection of one. */
type Step = { readonly device: 0 | 1 } & (
  | { readonly does: 'add' | 'remove' | 'move'; readonly program: string; readonly index: number }
  /** The request arrives; its answer may not. */
  | { readonly does: 'send'; readonly count: number; readonly answered: boolean }
  /** An old request arrives once more. */
  | { readonly does: 'repeat'; readonly which: number }
);

const PROGRAMS = Array.from({ length: PREFERENCES_MAX + 6 }, (_, index) => `p${index}`);

const device = fc.constantFrom<0 | 1>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      device,
      does: fc.constantFrom<'add' | 'remove' | 'move'>('add', 'add', 'add', 'remove', 'move'),
      program: fc.constantFrom(...PROGRAMS),
      index: fc.nat(PREFERENCES_MAX),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ device, does: fc.constant('send' as const), count: fc.nat(4), answered: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ device, does: fc.constant('repeat' as const), which: fc.nat(50) }) },
);

/** As the service keeps a list: every operation once, whatever is sent again. */
function createServer() {
  let list: PreferenceList = [];
  const outcomes = new Map<string, string>();
  const done: PreferenceOperation[] = [];
  return {
    list: () => list,
    outcomes,
    done,
    receive(operations: readonly PreferenceOperation[]) {
      for (const operation of operations) {
        if (outcomes.has(operation.id)) continue;
        const applied = applyOperation(list, operation);
        list = applied.list;
        outcomes.set(operation.id, applied.outcome);
        done.push(operation);
      }
    },
  };
}

function play(steps: readonly Step[]) {
  const server = createServer();
  const devices = [0, 1].map(() => ({ known: Array.of<string>(), pending: Array.of<PreferenceOperation>() }));
  const requests: (readonly PreferenceOperation[])[] = [];
  const made: PreferenceOperation[] = [];

  function exchange(own: (typeof devices)[number], count: number, answered: boolean): void {
    const request = own.pending.slice(0, count);
    requests.push(request);
    server.receive(request);
    if (!answered) return;
    own.known = [...server.list()];
    own.pending.splice(0, request.length);
  }

  for (const taken of steps) {
    const own = devices[taken.device];
    if (!own) continue;
    if (taken.does === 'send') {
      exchange(own, taken.count, taken.answered);
    } else if (taken.does === 'repeat') {
      server.receive(requests[taken.which % (requests.length || 1)] ?? []);
    } else {
      const shown = applyOperations(own.known, own.pending);
      const { does: kind, program, index } = taken;
      const operation =
        kind === 'remove' ? remove(program) : { id: id(), kind, program, after: placeAt(shown, program, index) };
      own.pending.push(operation);
      made.push(operation);
    }
  }
  for (const own of devices) exchange(own, own.pending.length, true);
  for (const own of devices) exchange(own, 0, true);
  return { server, made, lists: devices.map(({ known, pending }) => applyOperations(known, pending)) };
}

describe('two devices, whatever is sent when and how often', () => {
  const steps = fc.array(step, { maxLength: 80 });

  it('end with the same list, without doubles, and no longer than it may be', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const { server, lists } = play(taken);
        expect(lists).toEqual([server.list(), server.list()]);
        expect(new Set(server.list()).size).toBe(server.list().length);
        expect(server.list().length).toBeLessThanOrEqual(PREFERENCES_MAX);
      }),
    );
  });

  it('lose no programme that was added, unless one of them removed it or was told that the list is full', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const { server, made: operations } = play(taken);
        for (const { id: made, kind, program } of operations) {
          if (kind !== 'add' || server.outcomes.get(made) === 'full') continue;
          const isRemoved = operations.some((other) => other.kind === 'remove' && other.program === program);
          if (!isRemoved) expect(server.list()).toContain(program);
        }
      }),
    );
  });

  it('do everything that was made exactly once, each in the order in which it was made', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const { server, made: operations } = play(taken);
        expect(new Set(server.done)).toEqual(new Set(operations));
        expect(server.list()).toEqual(applyOperations([], server.done));
      }),
    );
  });
});
