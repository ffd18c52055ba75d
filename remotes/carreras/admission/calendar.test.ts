import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CalendarStep,
  chileanTime,
  dayOf,
  endMinute,
  firstMinute,
  stepAtHand,
  stepState,
  stepsByState,
} from './calendar.ts';

const step = (id: string, start: string, end: string): CalendarStep => ({ id, title: id, start, end });

const RESULTS = step('results', '2027-01-04T08:00', '2027-01-04');
const APPLICATION = step('application', '2027-01-04T09:00', '2027-01-07T13:00');
const SIMULATOR = step('simulator', '2026-10-13', '2026-12-15');
const TEST = step('test', '2026-11-30', '2026-12-02');
const STEPS = [SIMULATOR, TEST, RESULTS, APPLICATION];

describe('the time of Chile', () => {
  it.each([
    ['2027-01-04T12:00:00Z', '2027-01-04T09:00', 'in summer, three hours behind UTC'],
    ['2026-06-15T12:59:59Z', '2026-06-15T08:59', 'in winter, four'],
    ['2027-01-01T02:59:00Z', '2026-12-31T23:59', 'on the day before, where UTC is a year ahead'],
    ['2027-01-01T03:00:00Z', '2027-01-01T00:00', 'at midnight, which is hour 0'],
    ['2026-09-06T03:59:00Z', '2026-09-05T23:59', 'the minute before clocks go forward'],
    ['2026-09-06T04:00:00Z', '2026-09-06T01:00', 'the minute after'],
  ])('%s is %s: %s', (instant, shown) => {
    expect(chileanTime(new Date(instant))).toBe(shown);
  });
});

describe('a step', () => {
  it.each([
    ['2026-11-23T23:59', { kind: 'ahead', days: 42 }],
    ['2027-01-03T23:59', { kind: 'ahead', days: 1 }],
    ['2027-01-04T08:59', { kind: 'ahead', days: 0 }],
    ['2027-01-04T09:00', { kind: 'running', days: 3 }],
    ['2027-01-07T12:59', { kind: 'running', days: 0 }],
    ['2027-01-07T13:00', { kind: 'past' }],
    ['2031-01-01T00:00', { kind: 'past' }],
  ])('with hours, at %s', (now, state) => {
    expect(stepState(APPLICATION, now)).toEqual(state);
  });

  it.each([
    ['2026-11-29T23:59', { kind: 'ahead', days: 1 }],
    ['2026-11-30T00:00', { kind: 'running', days: 2 }],
    ['2026-12-02T23:59', { kind: 'running', days: 0 }],
    ['2026-12-03T00:00', { kind: 'past' }],
  ])('of whole days, at %s', (now, state) => {
    expect(stepState(TEST, now)).toEqual(state);
  });

  it('that is published at an hour lasts until its day ends', () => {
    expect(stepState(RESULTS, '2027-01-04T07:59')).toEqual({ kind: 'ahead', days: 0 });
    expect(stepState(RESULTS, '2027-01-04T23:59')).toEqual({ kind: 'running', days: 0 });
  });
});

describe('what is at hand', () => {
  it.each([
    ['2026-11-23T12:00', 'test', 'begins before the simulator ends'],
    ['2026-12-01T12:00', 'test', 'ends before the simulator does'],
    ['2026-12-03T12:00', 'simulator', 'ends before the results come'],
    ['2026-12-16T12:00', 'results', 'comes before the application'],
    ['2027-01-04T08:30', 'application', 'begins today'],
    ['2027-01-06T08:30', 'application', 'goes on'],
  ])('at %s is the %s, which %s', (now, id) => {
    expect(stepAtHand(STEPS, now)?.id).toBe(id);
  });

  it('is nothing once all is over', () => {
    expect(stepAtHand(STEPS, '2027-01-07T13:00')).toBeUndefined();
  });
});

const instant = fc.date({
  min: new Date('2024-01-01T00:00Z'),
  max: new Date('2032-12-31T00:00Z'),
  noInvalidDate: true,
});
const time = instant.map(chileanTime);
const bound = fc.tuple(time, fc.boolean()).map(([at, hour]) => (hour ? at : dayOf(at)));
const anyStep = fc
  .tuple(bound, bound)
  .filter(([start, end]) => firstMinute(start) < endMinute(end))
  .map(([start, end]) => step('any', start, end));

describe('whatever the calendar and the clock', () => {
  it('a step goes from ahead to running to past, and its days never grow while it waits or lasts', () => {
    const rank = { ahead: 0, running: 1, past: 2 };
    fc.assert(
      fc.property(anyStep, time, time, (any, one, other) => {
        const [before, after] = one < other ? [one, other] : [other, one];
        const [was, is] = [stepState(any, before), stepState(any, after)];
        expect(rank[is.kind]).toBeGreaterThanOrEqual(rank[was.kind]);
        if (was.kind !== 'past' && was.kind === is.kind) expect(is.days).toBeLessThanOrEqual(was.days);
      }),
    );
  });

  it('days are never below zero, and are zero on the very day alone', () => {
    fc.assert(
      fc.property(anyStep, time, (any, now) => {
        const state = stepState(any, now);
        if (state.kind === 'past') return;
        expect(state.days).toBeGreaterThanOrEqual(0);
        expect(state.days === 0).toBe(dayOf(now) === dayOf(state.kind === 'ahead' ? any.start : any.end));
      }),
    );
  });

  it('a night makes one day less, also when the clocks change in it', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 2, max: 400 }), (now, days) => {
        const today = dayOf(chileanTime(now));
        const day = (after: number) => new Date(Date.parse(today) + after * 86_400_000).toISOString().slice(0, 10);
        const later = step('later', day(days), day(days));
        expect(stepState(later, `${today}T23:59`)).toEqual({ kind: 'ahead', days });
        expect(stepState(later, `${day(1)}T00:00`)).toEqual({ kind: 'ahead', days: days - 1 });
      }),
    );
  });

  it('every step is in one state, and what is at hand is not past', () => {
    fc.assert(
      fc.property(fc.array(anyStep), time, (steps, now) => {
        const { past, running, ahead } = stepsByState(steps, now);
        expect(past.length + running.length + ahead.length).toBe(steps.length);
        const hand = stepAtHand(steps, now);
        expect(hand === undefined).toBe(running.length + ahead.length === 0);
        if (hand) expect(past).not.toContain(hand);
      }),
    );
  });
});
