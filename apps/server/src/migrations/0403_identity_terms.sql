-- Which text of the terms a member agreed to when they registered.
create table agreed_terms (
  member_id bigint      not null,
  version   text        not null,
  is_ticked boolean     not null,
  agreed_at timestamptz not null,
  primary key (member_id, version)
);

comment on table agreed_terms is 'append-only: what members agreed to';
