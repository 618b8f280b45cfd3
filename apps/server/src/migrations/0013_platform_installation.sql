-- Which secret sealed what lies in this database: one row, so that a server with another one is told so.
create table installation (
  is_only boolean primary key default true check (is_only),
  key_id  text not null,
  -- The secret itself, sealed with the password of DATABASE_URL, for servers with data folders of their own.
  secret  text
);
