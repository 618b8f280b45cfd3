-- Reports that are sent by mail on their own.
create table insight_schedules (
  id          bigint generated always as identity primary key,
  name        text        not null,
  statement   text,                     -- none: a free report
  asked       text        not null,     -- what follows the question mark of its address, without its days
  often       text        not null check (often in ('DAILY', 'WEEKLY', 'MONTHLY')),
  hour        smallint    not null check (hour between 0 and 23),
  form        text        not null check (form in ('csv', 'xlsx')),
  recipients  bigint[]    not null,     -- operators; who may not read reports any more gets none
  is_paused   boolean     not null,
  operator_id bigint      not null,     -- who set it up
  next_at     timestamptz not null,
  sent_at     timestamptz,
  sent_to     int,                      -- how many, the last time
  created_at  timestamptz not null
);
create index insight_schedules_due on insight_schedules (next_at) where not is_paused;
