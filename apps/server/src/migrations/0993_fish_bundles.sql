-- What one call wrote of a magazine's bullets is one row, and is never written again: a bullet that was
-- fired and has hit stands in two of them, and the later one holds.
create table fish_bundles (
  bet_id  bigint not null,
  version int    not null,  -- the visit's, when this was written
  bullets json   not null,
  primary key (bet_id, version)
);

insert into fish_bundles (bet_id, version, bullets)
select bet_id, 0, json_agg(bullet order by n) from fish_bullets group by bet_id;
drop table fish_bullets;

-- Whoever writes of a visit's magazines holds the visit's row and counts on: a server that knows them as
-- they were at this count need not read them again.
alter table fish_visits add column shots_version int not null default 0;
alter table fish_visits set (fillfactor = 50);
alter table fish_magazines drop column shots_version, drop column fired;
