-- What the elective part of Ciencias is to be of, as the student said it.
alter table onboarding.profile add column elective text;
