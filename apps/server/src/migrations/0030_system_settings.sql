-- What operators set: one row for each page that was ever changed; the others are as shipped.

create table system_settings (
  page       text        primary key,
  content    jsonb       not null,
  version    integer     not null,
  updated_at timestamptz not null,
  updated_by bigint      not null
);
