-- Guests who will not come back: the finaliser looks for the oldest.
create index attempt_of_guest on ensayos.attempt (created_at) where user_id like 'guest:%';
