-- Somebody's mistake that was to be found is answered too.
alter table aprende.evidence drop constraint evidence_source_check;
alter table aprende.evidence add constraint evidence_source_check
  check (source in ('simulacro', 'practice', 'diagnostic', 'lesson', 'review', 'game', 'erroneous')) not valid;
