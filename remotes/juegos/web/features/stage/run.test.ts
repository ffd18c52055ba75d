import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORDED_INPUTS_MAX, replay } from '../../../models/simulation.ts';
import { CART } from '../../../models/testing/cart.ts';
import { expectSound } from '../../../models/testing/expect-sound.ts';
import { Run } from './run.ts';

/** A clock that the test moves. */
function open() {
  const clock = { now: 0 };
  const run = new Run(CART, () => clock.now);
  return { run, clock };
}

const act = fc.oneof(
  fc.record({ kind: fc.constant('advance' as const), ms: fc.double({ min: 0, max: 200, noNaN: true }) }),
  fc.record({ kind: fc.constant('push' as const), by: fc.integer({ min: -3, max: 3 }), gesture: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'step' as const, 'play' as const, 'pause' as const) }),
  fc.record({ kind: fc.constant('speed' as const), speed: fc.constantFrom(1 as const, 0.25 as const) }),
);

describe('Run', () => {
  it('ends where its recording ends, to the bit, whatever was done, undone and at which pace', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        const { run, clock } = open();
        run.play();
        for (const one of acts) {
          clock.now += 100;
          if (one.kind === 'advance') run.advance(one.ms);
          else if (one.kind === 'push') run.apply({ by: one.by }, one.gesture ? 'push' : undefined);
          else if (one.kind === 'speed') run.setSpeed(one.speed);
          else run[one.kind]();
        }
        const recording = run.recording();
        expect(recording && replay(CART, recording)).toEqual(run.state);
      }),
    );
  });

  it('takes steps by time alone: the same for 60 and for 144 frames a second', () => {
    const at = (frames: number) => {
      const { run } = open();
      run.apply({ by: 2 });
      run.play();
      for (let frame = 0; frame < frames; frame += 1) run.advance(1000 / frames);
      return run.recording()?.steps ?? 0;
    };
    expect(Math.abs(at(60) - 100)).toBeLessThanOrEqual(1);
    expect(Math.abs(at(144) - 100)).toBeLessThanOrEqual(1);
  });

  it('goes on from where it was after a tab was away', () => {
    const { run } = open();
    run.apply({ by: 1 });
    run.play();
    run.advance(3_600_000);
    expect(run.state.metres).toBeCloseTo(0.1);
  });

  it('lets a quarter of the time pass in slow motion', () => {
    const { run } = open();
    run.apply({ by: 1 });
    run.play();
    run.setSpeed(0.25);
    for (let frame = 0; frame < 40; frame += 1) run.advance(100);
    expect(run.state.metres).toBeCloseTo(1);
  });

  it('draws between the step before and the state, and at the state itself after an input', () => {
    const { run } = open();
    const drawn: [number, number, number][] = [];
    run.onDraw((state, previous, alpha) => drawn.push([previous.metres, state.metres, alpha]));
    run.apply({ by: 1 });
    run.play();
    run.advance(25);
    run.draw();
    const [previous, state, alpha] = drawn.at(-1) ?? [0, 0, 0];
    expect(previous).toBeCloseTo(0.01);
    expect(state).toBeCloseTo(0.02);
    expect(alpha).toBeCloseTo(0.5);
    run.apply({ by: 1 });
    run.draw();
    expect(drawn.at(-1)?.[0]).toBe(drawn.at(-1)?.[1]);
  });

  it('stops where one single step was asked for', () => {
    const { run } = open();
    run.apply({ by: 1 });
    run.play();
    run.step();
    expect(run.isPlaying).toBe(false);
    expect(run.recording()?.steps).toBe(3);
  });

  it('undoes a gesture as a whole, and forgets that it was done', () => {
    const { run, clock } = open();
    run.apply({ by: 1 });
    for (let move = 0; move < 5; move += 1) {
      clock.now += 50;
      run.apply({ by: 0.1 }, 'slide');
    }
    clock.now += 2_000;
    run.apply({ by: 1 }, 'slide');
    run.undo();
    expect(run.state.metresPerSecond).toBeCloseTo(1.5);
    run.undo();
    expect(run.state.metresPerSecond).toBe(1);
    expect(run.recording()?.inputs).toEqual([[0, { by: 1 }]]);
    run.undo();
    expect(run.canUndo).toBe(false);
    run.undo();
    expect(run.recording()?.inputs).toEqual([]);
  });

  it('remembers fifty ways back at most', () => {
    const { run } = open();
    for (let push = 0; push < 80; push += 1) run.apply({ by: 0.01 });
    let undone = 0;
    while (run.canUndo) {
      run.undo();
      undone += 1;
    }
    expect(undone).toBe(50);
    expect(run.recording()?.inputs).toHaveLength(30);
  });

  it('has no recording of more than one may have, and has one again after it began anew', () => {
    const { run } = open();
    for (let push = 0; push <= RECORDED_INPUTS_MAX; push += 1) run.apply({ by: 0 }, 'slide');
    expect(run.recording()).toBeNull();
    run.restart();
    expect(run.recording()).toEqual({ from: '', inputs: [], steps: 0 });
  });

  it('begins again where it began, or where it is told, and not where it cannot', () => {
    const { run } = open();
    expect(run.restart('m4')).toBe(true);
    run.apply({ by: 3 });
    expect(run.restart('m99')).toBe(false);
    expect(run.state.metresPerSecond).toBe(3);
    run.restart();
    expect(run.state).toEqual({ metres: 4, metresPerSecond: 0 });
    expect(run.recording()?.from).toBe('m4');
  });

  it('tells of what is done at once, of time twice a second, and of rest once', () => {
    const { run } = open();
    const told: string[] = [];
    run.subscribe((cause) => told.push(cause));
    run.apply({ by: 5 });
    run.play();
    expect(told).toEqual(['command', 'command']);
    for (let frame = 0; frame < 300; frame += 1) run.advance(16);
    expect(told.filter((cause) => cause === 'time')).toHaveLength(3);
    expect(told.filter((cause) => cause === 'rest')).toHaveLength(1);
    expect(run.isMoving).toBe(false);
    expect(run.recording()?.steps).toBe(200);
  });
});

describe('the example', () => {
  it('is sound', () => expectSound(CART));
});
