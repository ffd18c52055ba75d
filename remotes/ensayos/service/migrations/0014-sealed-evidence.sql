-- What answers of a diagnostic are evidence of, until it has ended: a row is here or among the evidence, and in one of them.
create table ensayos.sealed_evidence (
  user_id text not null,
  attempt_id uuid not null,
  slot smallint not null,
  content text not null,
  item text not null,
  outcome text not null check (outcome in ('correct', 'wrong', 'omitted')),
  at timestamptz not null,
  primary key (user_id, attempt_id, slot)
);
