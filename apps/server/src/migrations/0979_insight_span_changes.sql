-- How often the sums of a month, quarter or year were changed: whoever remembers what they read of it knows
-- by this whether it still holds.
create table insight_span_changes (
  kind      text   not null check (kind in ('month', 'quarter', 'year')),
  starts_on date   not null,
  changes   bigint not null,
  primary key (kind, starts_on)
);
