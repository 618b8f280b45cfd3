-- The name on an account, as it is compared: by keyed hash, like the real name of a member.
alter table payout_accounts add column holder_lookup text;
create or replace view payout_account_uses as
select id, member_id, account_lookup, added_at, removed_at, holder_lookup from payout_accounts;
