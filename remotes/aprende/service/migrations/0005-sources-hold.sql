-- online
alter table aprende.evidence validate constraint evidence_source_check;
