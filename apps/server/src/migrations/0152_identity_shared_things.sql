-- Who uses what: the cashier looks for devices and payout accounts behind several members.
create index known_places_by_place on known_places (place);
create index known_places_by_time on known_places (first_at) where place like 'device:%';
create index payout_accounts_by_time on payout_accounts (added_at);

create view device_uses as
select member_id, place as device, first_at, last_at from known_places where place like 'device:%';

create view payout_account_uses as
select id, member_id, account_lookup, added_at, removed_at from payout_accounts;
