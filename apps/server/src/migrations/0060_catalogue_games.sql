-- What can be played, and where: written only by domains/catalogue.

create table catalogue_vendors (
  code        text        primary key check (code ~ '^[A-Za-z0-9_]{1,32}$'),
  names       jsonb       not null,               -- language → name
  adapter     text        not null,               -- who opens its games: 'inhouse', 'sample' …
  picture     text,
  sort        integer     not null default 100000,
  is_hot      boolean     not null default false,
  is_enabled  boolean     not null default true,
  maintenance_from  timestamptz,
  maintenance_until timestamptz,
  removed_at  timestamptz,
  version     integer     not null default 1,
  changed_in  bigint      not null,               -- the version of the catalogue that changed it last
  created_at  timestamptz not null
);

create table catalogue_games (
  id          bigint generated always as identity (start with 1001) primary key,
  vendor      text        not null references catalogue_vendors,
  code        text        not null check (code ~ '^[A-Za-z0-9_.:-]{1,64}$'),
  category    text        not null
              check (category in ('LIVE', 'RNG', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'FISH', 'PVP', 'LOTT', 'ELOTT')),
  sub_types   text[]      not null default '{}',
  names       jsonb       not null,
  tags        text[]      not null default '{}',
  menu_group  text,                               -- the group of the lottery menu it stands in
  picture     text,
  sort        integer     not null default 100000,
  is_hot      boolean     not null default false,
  is_new      boolean     not null default false,
  is_enabled  boolean     not null default true,
  excludes_turnover boolean not null default false,
  allowed_regions text[]  not null default '{}',  -- none: everywhere
  denied_regions  text[]  not null default '{}',
  languages   text[]      not null default '{}',  -- none: in every language
  maintenance_from  timestamptz,
  maintenance_until timestamptz,
  removed_at  timestamptz,
  version     integer     not null default 1,
  changed_in  bigint      not null,
  created_at  timestamptz not null,
  unique (vendor, code)
);

create index on catalogue_games (changed_in);
create index on catalogue_vendors (changed_in);

-- One row: the version that every change raises, and the rules that split categories by vendor.
create table catalogue_state (
  only_row      boolean primary key default true check (only_row),
  version       bigint  not null,
  rules         jsonb,
  rules_version integer not null default 0
);

insert into catalogue_state (version) values (1);

create table favourite_games (
  member_id bigint      not null,
  game_id   bigint      not null references catalogue_games,
  at        timestamptz not null,
  primary key (member_id, game_id)
);

create table recent_games (
  member_id bigint      not null,
  game_id   bigint      not null references catalogue_games,
  at        timestamptz not null,
  primary key (member_id, game_id)
);

create index on recent_games (member_id, at desc);
