-- Free spins are there at once, as money and tickets are.
alter table mall_orders drop constraint mall_orders_kind_check;
alter table mall_orders add constraint mall_orders_kind_check
  check (kind in ('GOODS', 'MONEY', 'TICKETS', 'SPINS'));
