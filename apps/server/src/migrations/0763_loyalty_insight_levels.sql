-- The level that somebody has, as reports group by it.
create view insight_levels as
select member_id, level, manual_level, manual_until from loyalty_standings;
