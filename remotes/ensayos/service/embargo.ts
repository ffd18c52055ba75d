import { sql } from 'kysely';

/** Whether what `attempt` asks is asked by `running` too. */
const asksTheSame = (
  attempt: 'attempt' | 'graded',
) => sql`jsonb_path_query_array(${sql.ref(attempt)}.form, '$.slots[*].item')
  ?| array(select asked ->> 'item' from jsonb_array_elements(running.form -> 'slots') as asked)`;

/**
 * Of rows with an `attempt_id` of a student: whether what became of the attempt is released. It is under embargo where it
 * was graded since the running simulacro began, and asks something that this asks: outcomes and counts alike would tell its
 * keys. Where no simulacro runs that is one look into an index.
 */
export const isReleased = (uid: string) => sql<boolean>`attempt_id <> all(array(
  select graded.id from ensayos.attempt as running
  join ensayos.attempt as graded on graded.user_id = running.user_id and graded.graded_at >= running.started_at
  where running.user_id = ${uid} and running.state = 'in_progress' and running.mode = 'simulacro'
    and ${asksTheSame('graded')}))`;

/** Of an `attempt` of a student: whether the simulacro that runs asks something that it asks. */
export const askedNow = (uid: string) => sql<boolean>`exists (
  select from ensayos.attempt as running
  where running.user_id = ${uid} and running.state = 'in_progress' and running.mode = 'simulacro'
    and ${asksTheSame('attempt')})`;
