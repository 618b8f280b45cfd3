import { asOwner, type BenchHouse, openBenchHouse } from '../bench-house.ts';
import { addPlayers } from '../players.ts';
import { addSeeds } from './growth.ts';

export const MEMBERS = 100_000;
const UNITS = 10n ** 12n;
const STAKE = 10_000n;
/** As partitions are wide. */
const WIDTH = 10_000_000;
/** The last partition is half full, as the one in use is on most days. */
const FIRST_BET = WIDTH / 2;
/** Behind the partition in which the members' first money lies. */
const FIRST_TRANSFER = WIDTH + WIDTH / 2;

/** What is filled here is only written; every row is as safe as any other once it is there. */
const FLAGS = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  maintenance_work_mem: '1GB',
};

/**
 * A house that keeps what bets of two months leave: a lost bet, its transfer, its key, the nonce of its
 * seed. Rows go into tables of their own, which get their indexes when they become partitions.
 */
export async function fillHistory(folder: string, history: number): Promise<void> {
  const bench = await openBenchHouse({ keptIn: folder, flags: FLAGS });
  try {
    await addPlayers(bench, { from: 1, count: MEMBERS, units: UNITS });
    await addSeeds(bench);
    if (history > 0) await addBets(bench, history);
    await proveAsOfLastNight(bench);
    await asOwner(bench.superuserUrl, 'checkpoint');
  } finally {
    await bench.close();
  }
}

async function addBets({ migrateUrl }: BenchHouse, history: number): Promise<void> {
  const sql = (statement: string) => asOwner(migrateUrl, statement);
  await sql(
    `select setval('bet_ids', ${FIRST_BET + history}, false),
       setval('transfers_id_seq', ${FIRST_TRANSFER + history}, false);
     select make_partitions()`,
  );
  for (const part of partsOf(FIRST_BET, history)) await sql(fillPart('bets', part, BETS(history)));
  for (const part of partsOf(FIRST_TRANSFER, history))
    await sql(fillPart('transfers', part, TRANSFERS(history)));
  await sql(
    `alter table transfer_keys drop constraint used_once;
     insert into transfer_keys (account_id, transfer_id, key)
       select account_id, id, key from transfers where id >= ${FIRST_TRANSFER};
     alter table transfer_keys add constraint used_once primary key (account_id, key)`,
  );
  const each = history / MEMBERS;
  await sql(
    `update accounts set seq = seq + ${each}, nonce = ${each}, balance = balance - ${BigInt(each) * STAKE}
     where member_id is not null and purpose = 'cash'`,
  );
  await sql('vacuum analyze accounts, bets, transfers, transfer_keys');
}

type Part = { number: number; from: number; below: number };

/** The partitions that so many numbers from the first one on lie in. */
function partsOf(first: number, count: number): Part[] {
  const parts: Part[] = [];
  for (let from = first; from < first + count; from = parts.at(-1)!.below) {
    const number = Math.floor(from / WIDTH);
    parts.push({ number, from, below: Math.min((number + 1) * WIDTH, first + count) });
  }
  return parts;
}

/** A filled table takes the place of the empty partition, all in one transaction. */
function fillPart(table: string, { number, from, below }: Part, rows: Rows): string {
  const start = number === 0 ? 'minvalue' : String(number * WIDTH);
  const { columns, select, first } = rows;
  return `
    create table filled (like ${table} including all excluding indexes excluding identity);
    insert into filled (${columns}) ${select}
      from generate_series(${from - first}, ${below - 1 - first}) n
      join accounts a on a.member_id = 1 + n % ${MEMBERS} and a.purpose = 'cash'
      join accounts g on g.member_id is null and g.purpose = 'games' and g.currency = 'USD';
    do $$
    declare option text;
    begin
      foreach option in array coalesce((select reloptions from pg_class where oid = '${table}_${number}'::regclass), '{}') loop
        execute format('alter table filled set (%s)', option);
      end loop;
      foreach option in array (select unique_in_each from partition_rules where parent = '${table}') loop
        execute format('alter table filled add unique (%s)', option);
      end loop;
    end $$;
    alter table ${table} detach partition ${table}_${number};
    drop table ${table}_${number};
    alter table filled rename to ${table}_${number};
    alter table ${table} attach partition ${table}_${number} for values from (${start}) to (${(number + 1) * WIDTH})`;
}

/** One row for each n, which counts bets from zero; `first` is the number of the first row. */
type Rows = { first: number; columns: string; select: string };

const BETS = (history: number): Rows => ({
  first: FIRST_BET,
  columns: `id, member_id, seed_id, nonce, stake, valid_bet, placed_at, settled_at, rules_version,
    settlements, state, currency, category, vendor, game_code, request_id, choice`,
  select: `select ${FIRST_BET} + n, a.member_id, a.seed_id, 1 + n / ${MEMBERS}, ${STAKE}, ${STAKE},
    ${TIME(history)}, ${TIME(history)}, 1, 1, 'settled', 'USD', 'RNG', 'BAIZE', 'dice', ${KEY},
    '{"side":"under","target":49.5}'`,
});

const TRANSFERS = (history: number): Rows => ({
  first: FIRST_TRANSFER,
  columns:
    'id, account_id, counter_account_id, seq, amount, balance_after, bet_id, at, reason, key',
  select: `select ${FIRST_TRANSFER} + n, a.id, g.id, 2 + n / ${MEMBERS}, -${STAKE},
    ${UNITS} - (1 + n / ${MEMBERS}) * ${STAKE}, ${FIRST_BET} + n, ${TIME(history)}, 'BET', ${KEY}`,
});

/** Two months, evenly. */
const TIME = (history: number) =>
  `now() - (${history} - n) * interval '${5_184_000 / history} seconds'`;
/** As random as a request's id, and the same for a bet and its transfer. */
const KEY = 'md5(n::text)::uuid::text';

/** What the proof of last night would have left. */
async function proveAsOfLastNight({ migrateUrl }: BenchHouse): Promise<void> {
  await asOwner(
    migrateUrl,
    `insert into proved_up_to (transfer_id, at) select max(id), now() from transfers;
     insert into proved_house (account_id, balance)
       select counter_account_id, -sum(amount) from transfers group by 1;
     insert into proved_seeds (seed_id, nonce)
       select seed_id, nonce from accounts where seed_id is not null and nonce > 0;
     analyze proved_house, proved_seeds`,
  );
}
