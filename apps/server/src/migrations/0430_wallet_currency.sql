-- The money of this installation: chosen at the first start, then fixed.
create table brand_currency (
  is_only   boolean     primary key default true check (is_only),
  code      text        collate "C" not null,
  decimals  int         not null check (decimals between 0 and 4),
  chosen_at timestamptz not null
);
comment on table brand_currency is 'append-only: what money an installation counts in never changes';
