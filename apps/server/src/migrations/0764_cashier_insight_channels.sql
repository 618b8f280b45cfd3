-- Ways of paying in, as the dashboard looks after them.
create view insight_channels as
select code, name, method, gateway, is_open from deposit_channels;

create view insight_orders as
select channel, state, created_at, decided_at from deposits;
