-- A sit-and-go is a table at which everyone pays one entry and plays for places, with chips that are no money.

create table card_sit_and_gos (
  table_id   bigint primary key references card_tables,
  state      text   not null
    check (state in ('registering', 'running', 'over', 'paid', 'void', 'refunded')),
  buy_in     bigint not null check (buy_in > 0),
  fee_bp     int    not null,        -- of each entry, for the house
  entries    int    not null default 0,  -- how often anyone entered: names the bet of an entry
  entrants   jsonb  not null,        -- who entered, with which bet
  places     jsonb  not null,        -- who went out, the best placed first; whole when it is over
  results    jsonb,                  -- what each place came to
  due_at     timestamptz,            -- called off when not full by then; after the end, when the table goes
  started_at timestamptz,
  ended_at   timestamptz,
  settled_at timestamptz,            -- when the last prize was paid
  constraint results_known check (state not in ('over', 'paid') or (results is not null and ended_at is not null))
);
create index card_sit_and_gos_called_off on card_sit_and_gos (table_id) where state = 'void';
create index card_sit_and_gos_ended on card_sit_and_gos (ended_at);
comment on table card_sit_and_gos is 'kept: what a sit-and-go paid stands in its row';
