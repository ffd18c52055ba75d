import type { Database } from '@travesia/kit-service/database';
import { type RawBuilder, sql } from 'kysely';
import { FIGURE_STUDENTS_LEAST, type HelpFigure, type TutorFiguresAnswer } from '../api/tutor-figures.ts';
import { dayAfter } from '../plan/calendar-days.ts';
import { santiagoDay, startOfSantiagoDay } from './santiago-days.ts';

/** Help and answers older than this are of a tutor that was another. */
const DAYS_COUNTED = 180;

/** The newest that one look goes through: what is read once an hour stays bounded however many students there are. */
const HELP_COUNTED = 20_000;
const STUDENTS_COMPARED = 1_000;

/** Games say what they ask in another way: their answers are no question of the content. */
const ASKED = sql`('simulacro', 'practice', 'diagnostic', 'lesson', 'review')`;

interface Counted {
  readonly followed: number;
  readonly right: number;
  readonly students: number;
}

/**
 * Whether help helped, up to the end of yesterday in Chile: whole days only, so that nobody reads a student off what
 * changed within an hour. `now` in milliseconds since 1970.
 */
export async function readTutorFigures({ kysely }: Database, now: number): Promise<TutorFiguresAnswer> {
  const today = santiagoDay(now);
  const until = sql`${new Date(startOfSantiagoDay(today)).toISOString()}::timestamptz`;
  const since = sql`${until} - make_interval(days => ${DAYS_COUNTED})`;
  const [help, withoutHelp, model] = await Promise.all([
    helpQuery(since, until).execute(kysely),
    withoutHelpQuery(since, until).execute(kysely),
    sql<TutorFiguresAnswer['model']>`
      select coalesce(sum(sentences), 0)::int as sentences, coalesce(sum(held_back), 0)::int as "heldBack",
        coalesce(sum(reported), 0)::int as reported
      from aprende.tutor_voice_day where day < ${today}::date`.execute(kysely),
  ]);
  const [compared, told] = [withoutHelp.rows[0], model.rows[0]];
  return {
    through: dayAfter(today, -1),
    help: help.rows.map(({ rung, voice, ...counted }) => ({ rung, voice, ...shown(counted) })),
    withoutHelp: shown(compared ?? { followed: 0, right: 0, students: 0 }),
    model: told ?? { sentences: 0, heldBack: 0, reported: 0 },
  };
}

const shown = ({ followed, right, students }: Counted) => ({
  followed,
  right: students < FIGURE_STUDENTS_LEAST ? null : right,
});

/**
 * Each answer without help that came after help with its content counts once: for the highest rung since the answer before,
 * and for who spoke there.
 */
const helpQuery = (since: RawBuilder<unknown>, until: RawBuilder<unknown>) =>
  sql<Pick<HelpFigure, 'rung' | 'voice'> & Counted>`
    with told as (
      select user_id, content, rung, voice, at from aprende.tutor_help
      where at >= ${since} and at < ${until} order by at desc limit ${HELP_COUNTED}
    ), followed as (
      select distinct on (told.user_id, next.id) told.user_id, told.rung, told.voice, next.correct
      from told cross join lateral (
        select id, correct from aprende.evidence as answer
        where answer.user_id = told.user_id and answer.content = told.content and answer.help = 'none'
          and answer.source in ${ASKED} and answer.at > told.at and answer.at < ${until}
        order by answer.at, answer.id limit 1
      ) as next
      order by told.user_id, next.id, told.rung desc, told.at desc
    )
    select rung, voice, count(*)::int as followed, (count(*) filter (where correct))::int as "right",
      count(distinct user_id)::int as students
    from followed group by rung, voice order by rung, voice desc`;

/** The same of the same students where they went on without the tutor: what came after a wrong answer. */
const withoutHelpQuery = (since: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql<Counted>`
    with student as (
      select user_id from aprende.tutor_help where at >= ${since} and at < ${until}
      group by user_id order by max(at) desc limit ${STUDENTS_COMPARED}
    ), answer as (
      select answer.user_id, correct,
        lag(correct) over (partition by answer.user_id, answer.content order by answer.at, answer.id) as before
      from student join aprende.evidence as answer using (user_id)
      where answer.at >= ${since} and answer.at < ${until} and answer.help = 'none' and answer.source in ${ASKED}
        and not exists (
          select from aprende.tutor_help as help
          where help.user_id = answer.user_id and help.content = answer.content
        )
    )
    select count(*)::int as followed, (count(*) filter (where correct))::int as "right",
      count(distinct user_id)::int as students
    from answer where not before`;
