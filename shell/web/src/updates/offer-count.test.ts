import { expect, it } from 'vitest';
import { createOfferCount } from './offer-count.ts';

it('counts over all documents of a tab', () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  createOfferCount(() => storage).increment();
  const next = createOfferCount(() => storage);
  next.increment();
  expect(next.get()).toBe(2);
});

it.each(['nonsense', '-'])('begins anew where "%s" is stored', (stored) => {
  expect(createOfferCount(() => ({ getItem: () => stored, setItem() {} })).get()).toBe(0);
});

it('counts within the document where the browser stores nothing', () => {
  const count = createOfferCount(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  count.increment();
  expect(count.get()).toBe(1);
});
