-- online
alter table aprende.card_review validate constraint card_review_says_one_thing;
