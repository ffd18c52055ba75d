-- A diagnostic of one test. A guest is a student whose user_id begins with 'guest:'.
create table onboarding.diagnostic (
  user_id text not null,
  -- UUIDv7 of the browser: a request that is repeated finds it made.
  id uuid not null,
  test text not null,
  -- Decides which question chance draws, and when.
  seed integer not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  why text check (why in ('learnt', 'enough', 'exhausted', 'stopped')),
  primary key (user_id, id),
  check ((ended_at is null) = (why is null))
);

-- What was asked, in its order. The question itself is kept by the slice of practice tests.
create table onboarding.diagnostic_question (
  user_id text not null,
  diagnostic_id uuid not null,
  seq smallint not null check (seq >= 0),
  question_id uuid not null,
  content text not null,
  purpose text not null check (purpose in ('informs', 'confirms', 'measures')),
  -- Null until it is answered; 'absent': there is no question of the content.
  outcome text check (outcome in ('correct', 'wrong', 'unknown', 'absent')),
  -- Of the time that one takes: 1 is as long as usual.
  times real,
  primary key (user_id, diagnostic_id, seq)
);

-- How often the engine was right about the question that chance drew, over everybody and nobody in particular.
create table onboarding.engine_check (
  test text primary key,
  "right" integer not null default 0,
  total integer not null default 0
);

-- Guests who will not come back.
create index diagnostic_of_guest on onboarding.diagnostic (started_at) where user_id like 'guest:%';
