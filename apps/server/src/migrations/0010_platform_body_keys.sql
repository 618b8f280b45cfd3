-- The key pairs for encrypted bodies, so that every server on this database opens what any of them was sent.
create table body_keys (
  name           text primary key,       -- 'jwe', 'legacy'
  sealed_private text        not null,   -- the private key, sealed with the installation's secret
  made_at        timestamptz not null
);
