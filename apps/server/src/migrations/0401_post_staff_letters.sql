-- A letter to an operator: what opens their account is not for everyone who may read the outbox.
alter table outbox_messages add column operator_id bigint references operators;
