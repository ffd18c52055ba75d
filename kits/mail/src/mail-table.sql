-- The table of a sender's mails: a slice copies it into a migration of its own, with its name for SLICE.
create table SLICE.mail (
  key text primary key,
  user_id text not null,
  -- Both are gone once it was sent or given up.
  recipient text,
  content jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'given-up')),
  tries int not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index mail_by_due on SLICE.mail (due_at) where state = 'waiting';
create index mail_by_user on SLICE.mail (user_id);
create index mail_by_settled on SLICE.mail (settled_at) where settled_at is not null;
