import { sql } from 'kysely';
import type { StandingChange } from '../api/attempts.ts';
import type { AttemptRow } from './attempt-store.ts';
import type { PracticeTables } from './tables.ts';

/** Which events decide each question of an attempt that more than one device has held. */
export async function standingChanges(
  tables: PracticeTables,
  { user_id: uid, id, lease_epoch, started_at }: AttemptRow,
): Promise<readonly StandingChange[]> {
  if (lease_epoch <= 1) return [];
  const { rows } = await sql<StandingChange>`
    select distinct on (slot, aspect) slot, aspect, epoch, seq, after from (
      select slot, epoch, seq,
        case kind when 'flag' then 'flag' when 'eliminate' then 'eliminate' else 'answer' end as aspect,
        coalesce(
          (payload->>'after')::float8,
          round(extract(epoch from (received_at - ${started_at}::timestamptz)) * 1000)::float8
        ) as after
      from ensayos.attempt_event
      where user_id = ${uid} and attempt_id = ${id} and kind <> 'visit' and not late
    ) as said
    order by slot, aspect, epoch desc, seq desc`.execute(tables);
  return rows;
}
