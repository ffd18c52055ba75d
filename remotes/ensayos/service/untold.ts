import { sql } from 'kysely';

/**
 * Of rows with an `attempt_id` of a student: whether what became of the attempt may be told now. What was graded since
 * the running simulacro began, and asks something that it asks, would tell its keys: by outcomes and by counts alike. Where
 * no simulacro runs that is one look into an index.
 */
export const isTold = (uid: string) => sql<boolean>`attempt_id <> all(array(
  select graded.id from ensayos.attempt as running
  join ensayos.attempt as graded on graded.user_id = running.user_id and graded.graded_at >= running.started_at
  where running.user_id = ${uid} and running.state = 'in_progress' and running.mode = 'simulacro'
    and jsonb_path_query_array(graded.form, '$.slots[*].item')
      ?| array(select asked ->> 'item' from jsonb_array_elements(running.form -> 'slots') as asked)))`;
