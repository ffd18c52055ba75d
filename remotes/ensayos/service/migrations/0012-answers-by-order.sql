-- online
create index concurrently evidence_by_kept on ensayos.evidence (user_id, kept_at, attempt_id, slot);
