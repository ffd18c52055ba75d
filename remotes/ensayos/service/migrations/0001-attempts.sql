-- user_id first in every key: one student's rows stay together wherever the database is spread. A guest is a student
-- whose user_id begins with 'guest:'.

create table ensayos.attempt (
  user_id text not null,
  -- UUIDv7 of the browser: a request that is repeated finds it made.
  id uuid not null,
  request jsonb not null,
  mode text not null check (mode in ('simulacro', 'practica', 'repaso', 'muestra')),
  test text not null,
  state text not null default 'created' check (state in ('created', 'in_progress', 'graded')),
  form jsonb not null,
  -- Makes the ids of the options of this attempt unlike those of every other.
  salt bytea not null,
  -- Null where no clock runs.
  limit_ms integer check (limit_ms > 0),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  deadline_at timestamptz,
  graded_at timestamptz,
  lease_epoch integer not null default 0,
  lease_device uuid,
  primary key (user_id, id),
  check ((state = 'created') = (started_at is null)),
  check ((state = 'graded') = (graded_at is not null)),
  check (deadline_at is null or limit_ms is not null)
);

-- A student sits one simulacro at a time.
create unique index attempt_running_simulacro on ensayos.attempt (user_id) where state = 'in_progress' and mode = 'simulacro';

-- What the finaliser looks for; the one index that does not begin with a student.
create index attempt_deadline on ensayos.attempt (deadline_at) where state = 'in_progress';

-- What was done in an attempt: appended, never changed.
create table ensayos.attempt_event (
  user_id text not null,
  attempt_id uuid not null,
  epoch integer not null,
  seq integer not null,
  slot smallint not null check (slot >= 0),
  kind text not null check (kind in ('answer', 'clear', 'flag', 'eliminate', 'visit', 'check')),
  payload jsonb not null,
  -- Came after the time was over: kept and shown, not counted.
  late boolean not null default false,
  received_at timestamptz not null default now(),
  primary key (user_id, attempt_id, epoch, seq)
);

-- One row for each version of the grading: grading again adds one, and the newest speaks.
create table ensayos.result (
  user_id text not null,
  attempt_id uuid not null,
  grading_version integer not null,
  summary jsonb not null,
  breakdown jsonb not null,
  grade jsonb not null,
  graded_at timestamptz not null default now(),
  primary key (user_id, attempt_id, grading_version)
);

-- What answers say about contents of the temario, for the other areas.
create table ensayos.evidence (
  user_id text not null,
  attempt_id uuid not null,
  slot smallint not null,
  content text not null,
  item text not null,
  outcome text not null check (outcome in ('correct', 'wrong', 'omitted')),
  at timestamptz not null,
  primary key (user_id, attempt_id, slot)
);

create index evidence_by_content on ensayos.evidence (user_id, content, at);

-- Items as they were asked, for as long as an attempt names them; the same for every student.
create table ensayos.frozen_item (
  id text primary key,
  content jsonb not null
);

create table ensayos.frozen_text (
  id text primary key,
  content jsonb not null
);

create function ensayos.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of %.% are never changed', tg_table_schema, tg_table_name;
end
$$;

create trigger attempt_event_is_appended before update on ensayos.attempt_event
  for each row execute function ensayos.refuse_change();
create trigger result_is_appended before update on ensayos.result
  for each row execute function ensayos.refuse_change();
create trigger evidence_is_appended before update on ensayos.evidence
  for each row execute function ensayos.refuse_change();
create trigger frozen_item_is_appended before update on ensayos.frozen_item
  for each row execute function ensayos.refuse_change();
create trigger frozen_text_is_appended before update on ensayos.frozen_text
  for each row execute function ensayos.refuse_change();
