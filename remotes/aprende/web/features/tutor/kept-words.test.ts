import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { expect, it } from 'vitest';
import { NEW_PLACE, openKeptWords } from './kept-words.ts';

const WORDS = { id: '0199aaaa-0000-7000-8000-000000000001', text: 'no entiendo las potencias' };

it('keeps what was typed, by student and conversation, until it was sent', () => {
  const tab = createFakeBrowser().tab();
  const words = openKeptWords('ana', tab);
  words.keep(NEW_PLACE, WORDS);
  words.keep('c1', { ...WORDS, text: 'otra' });
  expect(openKeptWords('ana', tab).of(NEW_PLACE)).toEqual(WORDS);
  expect(openKeptWords('eva', tab).of(NEW_PLACE)).toBeNull();
  words.keep(NEW_PLACE, null);
  expect(words.of(NEW_PLACE)).toBeNull();
  expect(words.of('c1')?.text).toBe('otra');
  words.keep('c1', { ...WORDS, text: '  ' });
  expect(tab.storage.length).toBe(0);
});

it('is under a key that goes as the student signs out, and reads nothing that it did not write', () => {
  const tab = createFakeBrowser().tab();
  openKeptWords('a/b', tab).keep('c1', WORDS);
  const key = tab.storage.key(0) ?? '';
  expect(key).toBe('travesia.aprende.tutor.a%2Fb/known');
  tab.storage.setItem(key, '{"c1":{"text":3}}');
  expect(openKeptWords('a/b', tab).of('c1')).toBeNull();
});
