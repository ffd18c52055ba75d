-- When an answer became known of this student: other slices read on from where they were. Of answers that were claimed or
-- graded anew it is when that was done, whoever did it.
alter table ensayos.evidence add column kept_at timestamptz not null default now();

create function ensayos.keep_now() returns trigger language plpgsql as $$
begin
  new.kept_at = clock_timestamp();
  return new;
end
$$;

create trigger evidence_is_kept_now before insert on ensayos.evidence
  for each row execute function ensayos.keep_now();
