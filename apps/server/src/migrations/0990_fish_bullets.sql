-- Each bullet that was fired has a row of its own: a shot or a hit writes one small row, and not again
-- all that its magazine fired before.
create table fish_bullets (
  bet_id bigint not null,
  n      int    not null,
  bullet jsonb  not null,
  primary key (bet_id, n)
) with (fillfactor = 70);

insert into fish_bullets (bet_id, n, bullet)
select m.bet_id, (s.bullet ->> 'n')::int, s.bullet
from fish_magazines m cross join lateral jsonb_array_elements(m.shots) s (bullet);

alter table fish_magazines add column fired integer not null default 0;
update fish_magazines set fired = jsonb_array_length(shots);
alter table fish_magazines drop column shots;
