-- The sample gateway is a program of its own now, and keeps its own journal.
drop table sample_gateway_payments;
