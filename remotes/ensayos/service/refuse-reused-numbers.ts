import { ProblemError } from '@travesia/kit-service';
import { sql, type Transaction } from 'kysely';
import type { ReusedProblem } from '../api/attempts.ts';
import type { AttemptEvent } from '../practice/attempt/events.ts';
import { isSame } from './is-same.ts';
import type { PracticeTables, Tables } from './tables.ts';

/**
 * Throws 409 where an event is held under the number of another one: two tabs with one device's numbers, or a copy of a
 * browser's profile. To pass it over as sent before would lose what the student did. Asked only where less was stored
 * than was brought.
 */
export async function refuseReusedNumbers(
  tables: PracticeTables | Transaction<Tables>,
  uid: string,
  id: string,
  events: readonly AttemptEvent[],
): Promise<void> {
  const rows = await tables
    .selectFrom('ensayos.attempt_event')
    .select(['epoch', 'seq', 'slot', 'kind', 'payload'])
    .where('user_id', '=', uid)
    .where('attempt_id', '=', id)
    .where(sql<boolean>`seq = any(${events.map(({ seq }) => seq)}::integer[])`)
    .execute();
  const held = new Map(rows.map(({ payload, ...row }) => [`${row.epoch} ${row.seq}`, { ...row, ...payload }]));
  const refused = events.flatMap((event, index) => {
    const one = held.get(`${event.epoch} ${event.seq}`);
    return one === undefined || isSame(one, event) ? [] : [{ index, seq: event.seq }];
  });
  if (refused.length === 0) return;
  throw new ProblemError(
    409,
    'Other events have these numbers: give these others.',
    refused.map(({ index }) => ({ pointer: `/events/${index}/seq`, detail: 'another event has this number' })),
    { reused: [...new Set(refused.map(({ seq }) => seq))] } satisfies Pick<ReusedProblem, 'reused'>,
  );
}
