-- Uploaded files: the bytes lie in the data folder, who may see them is written here.
create table files (
  id        bigint generated always as identity (start with 1000) primary key,
  owner_id  bigint      not null,
  purpose   text        not null,
  name      text        not null unique,     -- random; where the bytes lie
  type      text        not null,
  bytes     integer     not null,
  kept_at   timestamptz not null
);
create index files_owner on files (owner_id, kept_at);
