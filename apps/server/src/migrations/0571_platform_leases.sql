-- What holds for a while, by the clock of the database: who does something for all servers, and what
-- somebody still looks at.
create table leases (
  name   text primary key,
  holder text not null,
  until  timestamptz not null
);
