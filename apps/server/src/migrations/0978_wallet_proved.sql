-- Up to which transfer the books are proved, and what the next night goes on from. Everything here
-- follows from the transfers; the whole can be proved without it.
create table proved_up_to (
  is_only     boolean     primary key default true check (is_only),
  transfer_id bigint      not null,
  at          timestamptz not null
);

-- What accounts of the house held then: their balance is a sum of all that ever moved.
create table proved_house (
  account_id bigint  primary key,
  balance    numeric not null
);

-- What bets had moved by then that were still open, or that moved again right after.
create table proved_bets (
  bet_id  bigint primary key,
  net     bigint not null, -- of cash, less what became a debt
  waiting bigint not null, -- in stakes
  payouts bigint not null
);

-- The last nonce of each seed.
create table proved_seeds (
  seed_id bigint primary key,
  nonce   bigint not null
);
