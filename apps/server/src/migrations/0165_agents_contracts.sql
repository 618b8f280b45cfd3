-- Agreements on pay between an agent, or the company, and someone directly below.
create table contracts (
  id           bigint generated always as identity primary key,
  kind         text   not null check (kind in ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  receiver_id  bigint not null,
  giver_id     bigint,                    -- null: the company
  state        text   not null check (state in ('PENDING', 'ACTIVE', 'TERMINATING', 'REJECTED',
                        'WITHDRAWN', 'EXPIRED', 'SUPERSEDED', 'TERMINATED')),
  terms        jsonb  not null,
  proposed_at  timestamptz not null,
  effective_on date,                      -- the first day that counts
  effective_at timestamptz,
  end_asked_by bigint,                    -- who asked to end it: the other side answers
  ended_at     timestamptz,
  end_reason   text,
  closing      jsonb                      -- the figures of its last period, at the moment it ended
);
create unique index contracts_live on contracts (kind, receiver_id) where state in ('ACTIVE', 'TERMINATING');
create unique index contracts_waiting on contracts (kind, receiver_id) where state = 'PENDING';
create index contracts_given on contracts (giver_id, kind, state);
create index contracts_of_receivers on contracts (receiver_id, kind, id);
create index contracts_ended on contracts (kind, ended_at) where ended_at is not null;
create index contracts_due on contracts (proposed_at) where state = 'PENDING';
