-- Who was active in a month, by provider and category: the days' bits as one.
create table insight_active_spans (
  starts_on date      not null, -- the first day of a month
  vendor    text      not null,
  category  text      not null,
  block     int       not null,
  members   bit(4096) not null,
  primary key (starts_on, vendor, category, block)
);

insert into insight_active_spans
select date_trunc('month', day)::date, vendor, category, block, bit_or(members)
from insight_active_days group by 1, 2, 3, 4;
