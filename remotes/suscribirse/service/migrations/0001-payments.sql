-- One row a payment. Texts of the bank and of a card are not here, but for what a receipt says.
create table suscribirse.payment (
  id uuid primary key,
  -- For whom the pass is; a digest once their data was deleted, because books are kept for six years.
  user_id text not null,
  product text not null check (product in ('season', 'month')),
  -- What it is the payment of: `season:2027`, `month:3`. Nobody pays the same twice.
  covers text not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  -- Pesos, as they were shown.
  amount int not null check (amount > 0),
  payer_address text,
  -- 128 bits in Crockford's base 32: nobody guesses one.
  buy_order text not null unique,
  session_id text not null,
  token text unique,
  form_url text,
  state text not null default 'created' check (state in ('created', 'redirected', 'committing', 'authorized', 'rejected',
    'aborted', 'form-timeout', 'unknown', 'reversed', 'refunded')),
  state_at timestamptz not null default now(),
  -- Raised by whoever asks the bank to charge: an older one settles nothing.
  claims int not null default 0,
  lease_until timestamptz,
  looks int not null default 0,
  look_at timestamptz,
  -- The bank has another amount, order or session than we do.
  differs boolean not null default false,
  -- Charged beside another one of the same: it is given back.
  is_duplicate boolean not null default false,
  -- The payer came back with a token.
  returned_at timestamptz,
  redirected_at timestamptz,
  authorized_at timestamptz,
  -- `authorizationCode`, `paymentType`, `installments`, `lastFour`.
  bank jsonb,
  receipt int unique,
  created_at timestamptz not null default now()
);
create index payment_by_user on suscribirse.payment (user_id, created_at);
create index payment_by_look on suscribirse.payment (look_at) where look_at is not null;
create index payment_by_day on suscribirse.payment (authorized_at) where authorized_at is not null;
create unique index payment_once on suscribirse.payment (user_id, covers)
  where state in ('committing', 'unknown', 'authorized') and not is_duplicate;

-- The history of its states: added to, never changed.
create table suscribirse.payment_event (
  payment_id uuid not null references suscribirse.payment (id) on delete cascade,
  id bigint generated always as identity,
  state text not null,
  -- `student`, `return`, `reconciler`, `operator`.
  actor text not null,
  at timestamptz not null default now(),
  primary key (payment_id, id)
);

-- A pass. It begins with its payment, in one transaction, and ends early when it is given back.
create table suscribirse.pass (
  payment_id uuid primary key references suscribirse.payment (id) on delete cascade,
  user_id text not null,
  product text not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  ended_at timestamptz,
  first_used_at timestamptz
);
create index pass_by_user on suscribirse.pass (user_id, valid_until);

-- Money on its way back.
create table suscribirse.refund (
  payment_id uuid primary key references suscribirse.payment (id) on delete cascade,
  id uuid not null unique,
  amount int not null check (amount > 0),
  reason text not null check (reason in ('withdrawal', 'leaving', 'unused', 'duplicate', 'operator')),
  state text not null default 'asked' check (state in ('asked', 'sending', 'unknown', 'done', 'failed')),
  claims int not null default 0,
  lease_until timestamptz,
  look_at timestamptz default now(),
  type text,
  asked_at timestamptz not null default now(),
  done_at timestamptz
);
create index refund_by_look on suscribirse.refund (look_at) where look_at is not null;

-- The last number of a receipt: taken in the transaction of a payment, so that no number is left out.
create table suscribirse.receipt_number (one boolean primary key default true check (one), last int not null default 0);
insert into suscribirse.receipt_number default values;

create table suscribirse.deletion (digest text primary key, deleted_at timestamptz not null);
create index deletion_by_age on suscribirse.deletion (deleted_at);

create function suscribirse.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of payments is added to, and not changed';
end $$;
create trigger payment_event_is_added_to before update on suscribirse.payment_event
  for each row execute function suscribirse.refuse_change();

-- As kits/mail/src/mail-table.sql says.
create table suscribirse.mail (
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
create index mail_by_due on suscribirse.mail (due_at) where state = 'waiting';
create index mail_by_user on suscribirse.mail (user_id);
create index mail_by_settled on suscribirse.mail (settled_at) where settled_at is not null;
