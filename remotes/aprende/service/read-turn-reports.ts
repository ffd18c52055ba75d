import type { Database } from '@travesia/kit-service/database';
import { sql } from 'kysely';
import type { TurnPart, TurnReportBody, TutorVoice } from '../api/tutor.ts';

/** What students reported of what the tutor said, in the days that conversations are kept. */
export interface TurnReports {
  readonly reasons: readonly {
    readonly reason: TurnReportBody['reason'];
    readonly voice: TutorVoice;
    readonly turns: number;
  }[];
  /** The newest: what the tutor said, and neither who reported it nor what they typed. */
  readonly turns: readonly {
    readonly at: Date;
    readonly reason: TurnReportBody['reason'];
    readonly voice: TutorVoice;
    readonly content: string | null;
    readonly parts: readonly TurnPart[];
  }[];
}

/** Turns that a list shows. */
const TURNS_SHOWN = 40;

export async function readTurnReports({ kysely }: Database): Promise<TurnReports> {
  const [reasons, turns] = await Promise.all([
    sql<TurnReports['reasons'][number]>`
      select reported as reason, coalesce(voice, 'written') as voice, count(*)::int as turns
      from aprende.tutor_turn where reported is not null group by 1, 2 order by 3 desc, 1, 2`.execute(kysely),
    sql<TurnReports['turns'][number]>`
      select turn.at, turn.reported as reason, coalesce(turn.voice, 'written') as voice,
        conversation.memory ->> 'content' as content, coalesce(turn.parts, '[]'::jsonb) as parts
      from aprende.tutor_turn as turn join aprende.tutor_conversation as conversation
        on conversation.user_id = turn.user_id and conversation.id = turn.conversation
      where turn.reported is not null and turn.by = 'tutor'
      order by turn.at desc, turn.id limit ${TURNS_SHOWN}`.execute(kysely),
  ]);
  return { reasons: reasons.rows, turns: turns.rows };
}
