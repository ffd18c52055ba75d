-- A row may also say that the student does not want to see a card any more, or wants it again.
alter table aprende.card_review add column suspends boolean;
alter table aprende.card_review drop constraint card_review_check;
alter table aprende.card_review
  add constraint card_review_says_one_thing check (num_nonnulls(knew, undoes, suspends) = 1) not valid;
