-- online
-- What a student did last, and how much of it today.
create index concurrently attempt_by_time on ensayos.attempt (user_id, created_at);
