// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyAppearance, chooseAppearance, readAppearance } from './appearance.ts';

const shown = () => document.documentElement.dataset['appearance'];

beforeEach(() => {
  localStorage.clear();
  applyAppearance('system');
});

describe('the appearance', () => {
  it('follows the system until it is chosen', () => {
    expect(readAppearance()).toBe('system');
    applyAppearance();
    expect(shown()).toBeUndefined();
  });

  it('is shown at once and again at the next start', () => {
    chooseAppearance('dark');
    expect(shown()).toBe('dark');
    delete document.documentElement.dataset['appearance'];
    applyAppearance();
    expect(shown()).toBe('dark');
  });

  it('can go back to the system', () => {
    chooseAppearance('light');
    chooseAppearance('system');
    expect(shown()).toBeUndefined();
    expect(readAppearance()).toBe('system');
  });

  it('takes nothing else from storage', () => {
    localStorage.setItem('travesia:apariencia', 'x" onload="');
    expect(readAppearance()).toBe('system');
  });

  it('is shown even where it cannot be kept', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    chooseAppearance('dark');
    expect(shown()).toBe('dark');
    setItem.mockRestore();
  });
});
