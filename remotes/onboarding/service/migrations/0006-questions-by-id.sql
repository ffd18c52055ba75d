-- online
-- Who keeps a question asks whether its diagnostic runs.
create index concurrently diagnostic_question_by_id on onboarding.diagnostic_question (question_id);
-- Those that nobody came back to.
create index concurrently diagnostic_running on onboarding.diagnostic (started_at) where why is null;
