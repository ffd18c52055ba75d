-- Challenges of games that students did. A row says what was done, and is never changed.
create table juegos.challenge_run (
  user_id text not null,
  -- Of the run: who sends it again says the same.
  id uuid not null,
  game text not null,
  challenge text not null,
  -- Ids of the temario, as the challenge named them then.
  contents text[] not null,
  -- The explanation that was chosen first was the right one.
  explained boolean not null,
  done_at timestamptz not null,
  primary key (user_id, id)
);

create table juegos.deletion (digest text primary key, deleted_at timestamptz not null);
create index deletion_by_age on juegos.deletion (deleted_at);
