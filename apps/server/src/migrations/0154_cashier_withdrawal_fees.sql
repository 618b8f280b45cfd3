-- Whether the fee of a withdrawal was earned: it is with the first part that its owner has, and is given
-- back with a withdrawal that turns out never to have arrived.
alter table withdrawals add column fee_taken boolean not null default false;
update withdrawals set fee_taken = true
where fee > 0 and state not in ('REFUNDED', 'CANCELLED') and remaining < amount;
