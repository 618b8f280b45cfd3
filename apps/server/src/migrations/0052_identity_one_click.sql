-- Someone is on the way to an outside provider and back: one use, a few minutes.
create table provider_visits (
  state_hash  text        primary key,            -- the state itself lies in the visitor's cookie
  provider    text        not null,
  verifier_sealed text    not null,
  nonce       text        not null,
  language    text        not null,
  invitation  text,                               -- the code with which he would register
  expires_at  timestamptz not null
);
create index provider_visits_expiry on provider_visits (expires_at);

-- What the browser brings from the provider's last redirect to get its session: one use, a minute.
create table handovers (
  code_hash   text        primary key,
  member_id   bigint      not null,
  provider    text        not null,
  binding_hash text       not null,               -- only the browser that set out can use it
  expires_at  timestamptz not null
);
create index handovers_expiry on handovers (expires_at);
