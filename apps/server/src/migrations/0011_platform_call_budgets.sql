-- How much of its budget a caller has used, where several servers count together without Redis.
create unlogged table call_budgets (
  name       text primary key,
  full_at_ms double precision not null
);
