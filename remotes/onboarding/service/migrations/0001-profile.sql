-- Who students are and what they prepare for, as they said it: null is what they did not say.
create table onboarding.profile (
  user_id text primary key,
  version integer not null,
  -- Steps that were saved or passed over.
  passed text[] not null,
  name text check (char_length(name) between 1 and 80),
  -- The law asks for it: nothing is kept of whoever did not say it.
  birth_year smallint not null,
  school_level text,
  -- The year of which they said it: a year later they are elsewhere.
  school_level_in smallint check ((school_level is null) = (school_level_in is null)),
  school_type text check (school_type in ('A', 'B', 'C')),
  region text,
  tests text[] check (cardinality(tests) > 0),
  sitting_year smallint,
  sitting_round text check ((sitting_year is null) = (sitting_round is null)),
  -- By weekday, of those that they told of.
  minutes jsonb,
  updated_at timestamptz not null default now()
);

-- Users whose rows were deleted, by the SHA-256 of who they were: a session from before it makes no new rows.
create table onboarding.deletion (
  digest text primary key,
  deleted_at timestamptz not null
);

create index deletion_by_age on onboarding.deletion (deleted_at);
