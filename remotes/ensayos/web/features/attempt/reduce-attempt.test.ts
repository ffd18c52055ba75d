import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewEvent } from './attempt-state.ts';
import { SimulatedDevice } from './testing/simulated-device.ts';
import { SLOTS } from './testing/simulated-service.ts';

type Step = (device: SimulatedDevice) => void;

const slot = fc.nat(SLOTS - 1);
const option = fc.constantFrom('a', 'b', 'c');
const done: fc.Arbitrary<NewEvent> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('answer' as const), slot, option }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('clear' as const), slot }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('flag' as const), slot, flagged: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('eliminate' as const), slot, options: fc.uniqueArray(option) }),
  },
);
const named = (name: Exclude<keyof SimulatedDevice & string, 'act' | 'actElsewhere' | 'hearAgain'>) =>
  Object.assign((device: SimulatedDevice) => void device[name](), { [fc.toStringMethod]: () => name });
const always = (weight: number, name: Parameters<typeof named>[0]) => ({ weight, arbitrary: fc.constant(named(name)) });

const ordinary: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 9, arbitrary: done.map((event) => (device: SimulatedDevice) => device.act(event)) },
  { weight: 4, arbitrary: done.map((event) => (device: SimulatedDevice) => device.actElsewhere(event)) },
  { weight: 1, arbitrary: fc.nat(5).map((which) => (device: SimulatedDevice) => device.hearAgain(which)) },
  always(6, 'workDisk'),
  always(6, 'send'),
  always(6, 'arrive'),
  always(6, 'hear'),
  always(2, 'lose'),
  always(3, 'ask'),
  always(2, 'takeHere'),
  always(2, 'takeElsewhere'),
];
const steps = (...more: readonly fc.WeightedArbitrary<Step>[]) =>
  fc.array(fc.oneof(...ordinary, ...more), { minLength: 5, maxLength: 60 });

/** What the page says is saved is saved, whenever it says so. */
function isHonest(device: SimulatedDevice): void {
  const view = device.view();
  if (view.phase === 'over') expect(device.missing()).toEqual([]);
  if (view.phase !== 'running' || view.holder !== 'this' || view.saving.state !== 'saved') return;
  expect(view.saving.unsent.changes).toBe(0);
}

function play(device: SimulatedDevice, taken: readonly Step[]): void {
  for (const take of taken) {
    take(device);
    isHonest(device);
  }
  device.finish();
  isHonest(device);
}

describe('whatever the order of answers, acknowledgements, failures and other devices', () => {
  it('the service ends with what was done last of each question, though the browser dies', () => {
    fc.assert(
      fc.property(steps(always(2, 'die')), (taken) => {
        const device = new SimulatedDevice();
        play(device, taken);
        expect(device.responses()).toEqual(device.expected());
        expect(device.view()).toMatchObject({ phase: 'running', holder: 'this', saving: { state: 'saved' } });
        expect(device.view()).toMatchObject({ responses: device.expected() });
      }),
      { numRuns: 2_000 },
    );
  });

  it('also where the disk takes nothing more, as long as the page lives', () => {
    fc.assert(
      fc.property(steps(always(1, 'fillDisk')), (taken) => {
        const device = new SimulatedDevice();
        play(device, taken);
        expect(device.responses()).toEqual(device.expected());
      }),
      { numRuns: 2_000 },
    );
  });

  it('what is handed in, here or elsewhere, has everything or says what came too late, and stays over', () => {
    fc.assert(
      fc.property(
        steps(always(2, 'handIn'), always(2, 'submit'), always(1, 'handInElsewhere')),
        steps(),
        (taken, after) => {
          const device = new SimulatedDevice();
          play(device, taken);
          device.handIn();
          device.finish();
          expect(device.view().phase).toBe('over');
          play(device, after);
          expect(device.view().phase).toBe('over');
          expect(device.missing()).toEqual([]);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
