-- What operators tell members beside the cashier's forms, in their languages; nothing stored, nothing said.
create table cashier_texts (
  id         int         primary key check (id = 1),
  content    jsonb       not null,
  version    int         not null,
  updated_at timestamptz not null,
  updated_by bigint      not null
);
