-- Switches that stop new bets: on everything, a vendor, a game or a member.
create table play_stops (
  scope   text   not null check (scope in ('all', 'vendor', 'game', 'member')),
  subject text   not null,          -- empty; vendor; vendor:game; member id
  reason  text   not null,
  set_by  bigint not null,          -- the operator; 0: the house itself
  at      timestamptz not null,
  primary key (scope, subject)
);
