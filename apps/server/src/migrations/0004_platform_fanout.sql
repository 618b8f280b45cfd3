-- Messages between servers that are too long for a notification travel as a row and its number.
create unlogged table fanout_parcels (
  id bigint generated always as identity primary key,
  body text not null,
  at timestamptz not null
);
