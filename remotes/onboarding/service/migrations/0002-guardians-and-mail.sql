-- How it stands with the guardian of a student who may be too young; nobody else has a row.
create table onboarding.guardian (
  user_id text primary key,
  -- The youngest that they ever said: another year afterwards does not make them older.
  birth_year smallint not null,
  state text not null default 'needed'
    check (state in ('needed', 'asked', 'given', 'refused', 'withdrawn', 'erasing')),
  -- From when the time for an answer counts.
  since timestamptz not null default now(),
  address text,
  -- Of the student's account, with most of it left out: what the guardian is told.
  student_label text,
  -- Of the newest link: older ones are done with.
  link text,
  -- A round that takes everything away, and fails, comes again after this.
  erase_after timestamptz not null default now()
);
create index guardian_by_since on onboarding.guardian (since) where state <> 'given';

-- What was agreed to, by whom, when and how. It is added to and goes with its student; no line is changed.
create table onboarding.consent (
  id bigint generated always as identity primary key,
  user_id text not null,
  decision text not null check (decision in ('asked', 'given', 'refused', 'withdrawn')),
  text_version text not null,
  guardian_address text not null,
  how text not null check (how in ('student-page', 'guardian-link')),
  decided_at timestamptz not null default now()
);
create index consent_by_user on onboarding.consent (user_id, id);

create function onboarding.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'consents are added to, and not changed';
end $$;
create trigger consent_is_added_to before update on onboarding.consent
  for each row execute function onboarding.refuse_change();

-- Who wants the weekly mail, and the last week for which one was made.
create table onboarding.weekly_mail (
  user_id text primary key,
  address text not null,
  since timestamptz not null default now(),
  last_week date
);

-- As kits/mail/src/mail-table.sql says.
create table onboarding.mail (
  key text primary key,
  user_id text not null,
  recipient text,
  content jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'given-up')),
  tries int not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index mail_by_due on onboarding.mail (due_at) where state = 'waiting';
create index mail_by_user on onboarding.mail (user_id);
create index mail_by_settled on onboarding.mail (settled_at) where settled_at is not null;
