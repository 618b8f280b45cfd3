-- The published rules of in-house games: a version, once published, is never edited.

create table game_rules (
  game_code    text not null,
  version      int  not null,
  hash         text not null,
  rules        jsonb not null,
  published_at timestamptz not null,
  primary key (game_code, version)
);
comment on table game_rules is 'append-only: a changed paytable is a new version';
