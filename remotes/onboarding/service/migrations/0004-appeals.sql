-- “Esto sí lo sé”: two questions that a student asked for, of a content about which the diagnostic thought otherwise.
alter table onboarding.diagnostic_question drop constraint diagnostic_question_purpose_check;
alter table onboarding.diagnostic_question add constraint diagnostic_question_purpose_check
  check (purpose in ('informs', 'confirms', 'measures', 'appeals')) not valid;
alter table onboarding.diagnostic_question validate constraint diagnostic_question_purpose_check;
