-- What a unit was worth when a payment arrived: late money is credited by that, whenever it is found.
alter table deposit_payments add column rate bigint;
