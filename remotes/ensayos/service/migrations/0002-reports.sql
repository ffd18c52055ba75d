-- What students find wrong with a question: read by the staff, item by item.
create table ensayos.report (
  user_id text not null,
  -- UUIDv7 of the page: a report that is repeated finds itself kept.
  id uuid not null,
  attempt_id uuid not null,
  slot smallint not null check (slot >= 0),
  -- The variant that was asked, which no student is told.
  item text not null,
  reason text not null check (reason in ('enunciado', 'alternativas', 'clave', 'figura', 'otro')),
  text text check (char_length(text) between 1 and 500),
  reported_at timestamptz not null default now(),
  primary key (user_id, id)
);

create trigger report_is_appended before update on ensayos.report
  for each row execute function ensayos.refuse_change();
