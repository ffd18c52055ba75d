-- Events that the attempt had when its device took it: with the numbers of its own, how many there are can be told
-- without counting them.
alter table ensayos.attempt add column lease_base integer not null default 0;
