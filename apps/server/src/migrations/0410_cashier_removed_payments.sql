-- Who entered a payment by hand, and that two people took one off which was entered by mistake.
-- Its number may then be entered again.
alter table deposit_payments
  add column entered_by  text,
  add column removed_at  timestamptz,
  add column removed_by  bigint,
  add column removed_for text;
alter table deposit_payments drop constraint one_payment;
create unique index one_payment on deposit_payments (channel, external_id) where removed_at is null;
drop index deposit_payments_unmatched;
create index deposit_payments_unmatched on deposit_payments (id)
  where matched_at is null and removed_at is null;
