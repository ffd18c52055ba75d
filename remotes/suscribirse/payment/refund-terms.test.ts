import { ADMISSION_CALENDAR } from '@travesia/contracts/admission-calendar';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endOfDayInChile } from '../offer/chile-days.ts';
import { offeredTo, PRICES_DEFAULT } from '../offer/offer.ts';
import { seasonAt } from '../offer/season.ts';
import { type PaidPass, refundTerms } from './refund-terms.ts';

const day = (text: string) => new Date(`${text}T15:00:00Z`);

const PASS: PaidPass = {
  product: 'season',
  amount: 69_900,
  from: day('2026-12-10'),
  until: day('2027-12-01'),
  firstUsedAt: null,
  seasonStartsAt: day('2027-03-01'),
};

it('a pass that was bought in summer and used at once is given back whole until ten days after the season began', () => {
  const used = { ...PASS, firstUsedAt: day('2026-12-11') };
  expect(refundTerms(used, day('2027-03-11'))).toMatchObject({ kind: 'withdrawal', amount: 69_900 });
  expect(refundTerms(used, day('2027-03-12'))).toMatchObject({ kind: 'leaving' });
  const later = { ...PASS, firstUsedAt: day('2027-05-02') };
  expect(refundTerms(later, day('2027-05-12'))).toMatchObject({ kind: 'withdrawal', amount: 69_900 });
  expect(refundTerms(PASS, day('2027-11-30'))).toMatchObject({ kind: 'withdrawal', amount: 69_900, wholeUntil: null });
});

it('who leaves later gets back the days that are left, never more than before and never more than was paid', () => {
  const used = { ...PASS, firstUsedAt: day('2027-03-01') };
  expect(refundTerms(used, day('2027-06-05')).amount).toBe(Math.floor((69_900 * 179) / 356));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 100 }), (days, more) => {
      const at = (count: number) => refundTerms(used, new Date(PASS.from.getTime() + count * 86_400_000)).amount;
      expect(at(days)).toBeLessThanOrEqual(69_900);
      expect(at(days + more)).toBeLessThanOrEqual(at(days));
      expect(at(days)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('what is sold is a season of which there is something left', () => {
  expect(seasonAt(ADMISSION_CALENDAR, day('2026-11-28'))).toMatchObject({ year: 2028 });
  expect(seasonAt(ADMISSION_CALENDAR, day('2026-08-15'))).toMatchObject({ year: 2027 });
  expect(endOfDayInChile('2026-12-02').toISOString()).toBe('2026-12-03T03:00:00.000Z');
  expect(endOfDayInChile('2026-06-15').toISOString()).toBe('2026-06-16T04:00:00.000Z');
});

it('a month that is bought while another one holds begins when that ends, and is another one', () => {
  const now = day('2027-05-01');
  const offered = offeredTo(ADMISSION_CALENDAR, PRICES_DEFAULT, [{ product: 'month', until: day('2027-05-20') }], now);
  expect(offered.month).toMatchObject({ covers: 'month:2', from: day('2027-05-20'), amount: 8_900 });
  expect(offered.season).toMatchObject({ covers: 'season:2028', from: now });
});
