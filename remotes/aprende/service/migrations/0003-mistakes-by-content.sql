-- online
create index concurrently evidence_with_mistake on aprende.evidence (user_id, content, mistake, at)
  where mistake is not null;
