-- Users whose rows were deleted, by the SHA-256 of who they were: a session from before it makes no new rows.
create table carreras.deletion (
  digest text primary key,
  deleted_at timestamptz not null
);

create index deletion_by_age on carreras.deletion (deleted_at);
