-- Whose stakes fed the jackpots: by member, on a day and in its month, quarter and year, as pots grow.
create table jackpot_feeds (
  kind      text   not null check (kind in ('day', 'month', 'quarter', 'year')),
  starts_on date   not null, -- of the brand's days
  member_id bigint not null,
  stake     bigint not null check (stake > 0),
  primary key (kind, starts_on, member_id)
);
comment on table jackpot_feeds is 'kept: what was fed to a pot stays fed';

create view insight_pot_feeds as select kind, starts_on, member_id, stake from jackpot_feeds;

-- What was fed so far, of our slots and of what the fish rooms say of themselves. A bet that was not heard
-- yet when the house was closed is left to those who will hear it.
insert into jackpot_feeds
select kind, date_trunc(kind, f.day)::date, f.member_id, sum(f.stake)
from (
  select b.member_id,
    (b.settled_at at time zone 'UTC' + make_interval(mins => coalesce((select (content ->> 'timeZoneOffsetMinutes')::int
      from system_settings where page = 'brand'), 480)))::date as day,
    case when b.detail::jsonb ? 'potStake' then ((b.detail::jsonb ->> 'potStake')::numeric * 10000)::bigint else b.stake end as stake
  from bets b
  where b.vendor = 'BAIZE' and b.settlements > 0 and b.settled_at is not null
    and b.currency = (select code from brand_currency)
    and (b.detail::jsonb ? 'potStake' or b.game_code in (
      'lines25', 'ways243', 'tumble65', 'red-lacquer-dragon', 'tiger-of-the-ninth-gate', 'koi-moon', 'pharaoh-s-quiet-hand',
      'peony-season', 'wolf-at-timberline', 'calavera-nights', 'lucky-cat-parade', 'phoenix-ascending', 'crown-of-salt',
      'scarab-road', 'ronin-s-last-coin', 'clover-lane', 'blazing-sevens', 'fox-fire', 'lantern-street', 'orchard-classic',
      'temple-of-rain', 'owl-library', 'thunder-bull', 'bear-creek-gold', 'panther-noir', 'mermaid-cove', 'eagle-pass',
      'mask-of-midnight', 'captain-s-compass', 'tea-house-fortune', 'volcano-run', 'moon-gate', 'desert-bloom', 'gem-cutter',
      'mushroom-hollow', 'kraken-ledger', 'comet-harvest', 'genie-market'))
    and not exists (select 1 from events e where e.name = 'bet.settled' and e.payload ->> 'betId' = '$n' || b.id
      and e.id > (select after_id from event_cursors where listener = 'play.jackpot-growth'))
) f, unnest(array['day', 'month', 'quarter', 'year']) kind
where f.stake > 0 group by 1, 2, 3;
