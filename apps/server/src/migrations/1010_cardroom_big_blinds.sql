-- Where the big blind of a table for money was last, so that the next hand has it one seat further.
alter table card_tables add column big_blind int;
