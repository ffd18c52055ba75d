-- What was told of a question before it was answered: its answer is weaker evidence. A question without a row had no help.
create table ensayos.hint (
  user_id text not null,
  attempt_id uuid not null,
  slot smallint not null check (slot >= 0),
  -- The highest that was told; what is asked (0) helps nobody.
  rung smallint not null check (rung between 1 and 4),
  -- Options that the student had tried by then: another one is a reason for the next rung.
  tries integer not null check (tries >= 0),
  -- When the highest was told.
  at timestamptz not null default now(),
  primary key (user_id, attempt_id, slot)
);
