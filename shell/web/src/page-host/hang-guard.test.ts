// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { HangGuard } from './hang-guard.ts';

const documentOf = (target = new EventTarget()) => ({ target, guard: new HangGuard(() => sessionStorage, target) });

beforeEach(() => sessionStorage.clear());

describe('a page whose code never ends', () => {
  it('is known in the next document, until it is to be tried again', () => {
    documentOf().guard.enter('viva:inicio:/viva');
    const next = documentOf().guard;
    expect(next.isStuck('viva:otra:/otra')).toBe(false);
    expect(next.isStuck('viva:inicio:/viva')).toBe(true);
    next.forgive('viva:otra:/otra');
    expect(next.isStuck('viva:inicio:/viva')).toBe(true);
    next.forgive('viva:inicio:/viva');
    expect(next.isStuck('viva:inicio:/viva')).toBe(false);
  });

  it('is not confused with one that opened, nor with one that the student reloaded or left while it was coming', () => {
    const opened = documentOf();
    opened.guard.enter('viva:inicio:/viva');
    opened.guard.leave('viva:inicio:/viva');
    expect(documentOf().guard.isStuck('viva:inicio:/viva')).toBe(false);
    const left = documentOf();
    left.guard.enter('viva:inicio:/viva');
    left.target.dispatchEvent(new Event('pagehide'));
    expect(documentOf().guard.isStuck('viva:inicio:/viva')).toBe(false);
  });

  it('is not one that is asked for twice in a row', () => {
    const { guard } = documentOf();
    guard.enter('a');
    expect(guard.isStuck('a')).toBe(false);
  });

  it('ends nothing of the page that is opened after it', () => {
    const { guard } = documentOf();
    guard.enter('a');
    guard.enter('b');
    guard.leave('a');
    expect(documentOf().guard.isStuck('b')).toBe(true);
  });

  it('goes unguarded where the browser gives no storage', () => {
    const guard = new HangGuard(() => {
      throw new Error('refused');
    }, new EventTarget());
    guard.enter('a');
    expect(guard.isStuck('a')).toBe(false);
  });
});
