-- user_id first in every key: one student's rows stay together wherever the database is spread.

create table carreras.score (
  user_id text not null,
  kind text not null check (kind in ('own', 'estimated', 'official')),
  -- '2026-regular'; empty for what belongs to no process.
  process text not null check ((kind = 'official') = (process <> '')),
  factor text not null check (factor in ('nem', 'ranking', 'cl', 'm1', 'm2', 'hcs', 'cien')),
  value smallint not null check (value between 100 and 1000),
  updated_at timestamptz not null default now(),
  primary key (user_id, kind, process, factor)
);

-- One row a student, so that its lock is the lock of the whole list.
create table carreras.preference_list (
  user_id text primary key,
  programs text[] not null default '{}' check (cardinality(programs) <= 20),
  revision integer not null default 0,
  -- How many operations were ever answered.
  operations integer not null default 0,
  updated_at timestamptz not null default now()
);

-- What was answered to each operation, so that a repeated one changes nothing and is answered the same.
create table carreras.preference_operation (
  user_id text not null,
  id uuid not null,
  kind text not null,
  program text not null,
  outcome text not null,
  -- Its number among the student's operations.
  number integer not null,
  answered_at timestamptz not null default now(),
  primary key (user_id, id)
);

create table carreras.goal_list (
  user_id text primary key,
  -- The main one first.
  programs text[] not null default '{}' check (cardinality(programs) <= 5),
  updated_at timestamptz not null default now()
);
