-- What a student and the tutor say to each other: deleted after 30 days, and whenever the student says so.
create table aprende.tutor_conversation (
  user_id text not null,
  id uuid not null,
  subject jsonb not null,
  title text not null,
  -- What the tutor remembers between turns: the question, and how far its ladder was told.
  memory jsonb not null,
  -- Number of changes so far: the ids of the events that streams tell.
  revision integer not null,
  -- Of the last change of what stands above the turns.
  state_revision integer not null,
  created_at timestamptz not null,
  -- Of the last turn.
  at timestamptz not null,
  -- When a process last had somebody who listens to a model.
  heard_at timestamptz,
  primary key (user_id, id)
);

create index tutor_conversation_by_age on aprende.tutor_conversation (at);

create table aprende.tutor_turn (
  user_id text not null,
  conversation uuid not null,
  seq integer not null,
  -- Of the student's turns the page's own: sent again it is the same turn.
  id uuid not null,
  by text not null check (by in ('student', 'tutor')),
  at timestamptz not null,
  say jsonb,
  parts jsonb,
  -- What is said where nobody comes to the end of an open turn.
  fallback jsonb,
  voice text check (voice in ('written', 'model')),
  state text not null check (state in ('open', 'done', 'stopped')),
  -- Of the conversation, when this turn last changed.
  revision integer not null,
  reported text check (reported in ('wrong', 'gave-away', 'not-for-me', 'other')),
  primary key (user_id, conversation, seq),
  unique (user_id, id),
  foreign key (user_id, conversation) references aprende.tutor_conversation on delete cascade
);

-- One turn at a time, of whatever conversation, tab and process.
create unique index tutor_turn_open on aprende.tutor_turn (user_id) where state = 'open';

-- How far the tutor helped with a question, without what was said: whether help helped is seen in later answers.
create table aprende.tutor_help (
  user_id text not null,
  -- Of the tutor's turn.
  id uuid not null,
  content text not null,
  rung smallint not null check (rung between 1 and 5),
  voice text not null check (voice in ('written', 'model')),
  at timestamptz not null,
  primary key (user_id, id)
);

-- Who lets a language model speak to them.
create table aprende.tutor_agreement (
  user_id text primary key,
  agreed boolean not null,
  at timestamptz not null
);

-- What the model said a day, of all students together.
create table aprende.tutor_voice_day (
  day date primary key,
  sentences integer not null,
  held_back integer not null,
  reported integer not null
);
