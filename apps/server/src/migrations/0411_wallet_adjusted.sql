-- Balances changed by hand are few among many transfers: their list reads them and no others.
create index transfers_adjusted on transfers (id) where reason in ('ADJUST_ADD', 'ADJUST_MINUS');
