-- What students said of cards: added to and never changed. What takes back another is a row of its own.
create table aprende.card_review (
  user_id text not null,
  id uuid not null,
  card text not null,
  -- Null where it takes back another.
  knew boolean,
  undoes uuid,
  at timestamptz not null,
  primary key (user_id, id),
  check ((knew is null) <> (undoes is null))
);

create index card_review_by_card on aprende.card_review (user_id, card);

-- For what was done on a day.
create index card_review_by_time on aprende.card_review (user_id, at);

create trigger card_review_is_added_to before update on aprende.card_review
  for each row execute function aprende.refuse_change();

-- What is remembered of each: made of its reviews alone.
create table aprende.card (
  user_id text not null,
  card text not null,
  stability double precision not null,
  difficulty double precision not null,
  -- Of study, `2026-11-25`: the first and the last on which it was answered.
  first_day text not null,
  day text not null,
  reviews integer not null,
  primary key (user_id, card)
);
