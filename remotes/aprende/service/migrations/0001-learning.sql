-- user_id first in every key: one student's rows stay together wherever the database is spread.

-- What was answered, right or wrong: added to and never changed. The same answer has the same id whatever way it came by.
create table aprende.evidence (
  user_id text not null,
  -- In an order that every machine has.
  id text collate "C" not null,
  content text not null,
  source text not null check (source in ('simulacro', 'practice', 'diagnostic', 'lesson', 'review', 'game')),
  correct boolean not null,
  help text not null check (help in ('none', 'hint', 'solution')),
  at timestamptz not null,
  mistake text,
  primary key (user_id, id)
);

-- The order in which mastery is made of it.
create index evidence_by_time on aprende.evidence (user_id, at, id);

create function aprende.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of %.% are never changed', tg_table_schema, tg_table_name;
end
$$;

create trigger evidence_is_added_to before update on aprende.evidence
  for each row execute function aprende.refuse_change();

-- What evidence says of a student: made of it alone, and made of it again by a command.
create table aprende.mastery (
  user_id text primary key,
  -- As text: the same to the bit. Null before the first evidence.
  state json,
  -- The newest evidence that is in it.
  through_at timestamptz,
  through_id text collate "C" check ((through_id is null) = (through_at is null)),
  -- Where to go on reading the graded answers of practice tests.
  answers_after text,
  -- Grows with each change of what a plan is made of here: whoever writes locks this row first.
  revision integer not null default 0
);

create table aprende.lesson_progress (
  user_id text not null,
  content text not null,
  version integer not null,
  -- When each point was passed, in milliseconds since 1970, by its id.
  passed jsonb not null,
  -- How often the student was halted, by point.
  halts jsonb not null,
  done_at timestamptz,
  primary key (user_id, content)
);

-- The plan, as pages read it: one row, prepared.
create table aprende.plan (
  user_id text primary key,
  -- Of Santiago, `2026-11-25`.
  day text not null,
  -- Of what it was made of.
  digest text not null,
  -- Of the mastery that it was made of: an older one does not take the place of a newer one.
  revision integer not null,
  -- The answer of /api/aprende/home as it is sent: JSON, compressed with brotli.
  home bytea not null,
  -- What other areas said last, for when they do not answer.
  known jsonb not null,
  made_at timestamptz not null default now()
) with (toast_tuple_target = 8160);

-- In the row itself, which is read as a whole: from elsewhere it takes a search for each two kilobytes.
alter table aprende.plan alter column home set storage main;

-- Users whose rows were deleted, by the SHA-256 of who they were: a session from before it makes no new rows.
create table aprende.deletion (
  digest text primary key,
  deleted_at timestamptz not null
);

create index deletion_by_age on aprende.deletion (deleted_at);
