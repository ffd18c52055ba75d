-- What readers of a page find wrong with a figure. Nothing of who says so: no user, no address, no browser.
create table carreras.data_report (
  -- UUIDv7 of the page: a report that is repeated finds itself kept.
  id uuid primary key,
  page text not null,
  field text not null,
  program text,
  words text not null check (char_length(words) between 1 and 600),
  reported_at timestamptz not null default now(),
  -- By whoever looked into it, with what came of it.
  settled_at timestamptz,
  note text check ((settled_at is null) = (note is null))
);

create index data_report_by_age on carreras.data_report (reported_at);
