import { openPlay } from '../domains/play/index.ts';
import { keepReconciliation } from '../domains/wallet/reconciliation/reconciliation.ts';
import { asOwner, type BenchHouse, openBenchHouse } from './bench-house.ts';
import { measureBets } from './dice-bets.ts';
import { addSeeds } from './growth.ts';
import type { Measured } from './measure.ts';
import { addPlayers } from './players.ts';

export type WithHistory = {
  bets: Measured;
  night: { seconds: number; transfers: number };
};

const MEMBERS = 100_000;
const UNITS = 10n ** 12n;
const STAKE = 10_000n;
const CALLERS = 64;
/** As the partitions of bets are wide. */
const WIDTH = 10_000_000;
/** Turn about, so that what else the machine does falls on both. */
const ROUNDS = 3;

/**
 * The same bets of the same members in an empty house and in one with so many bets behind it, and the
 * night after. The history is what bets of old leave: a lost bet, its transfer, the nonce of its seed.
 */
export async function measureHistory(
  history: number,
  seconds: number,
): Promise<{ empty: WithHistory; grown: WithHistory; partitions: number }> {
  const houses: BenchHouse[] = [];
  try {
    for (const bets of [0, history]) houses.push(await openWith(bets));
    const [empty, grown] = houses as [BenchHouse, BenchHouse];
    const rounds: [Measured, Measured][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push([await bet(empty, seconds), await bet(grown, seconds)]);
    }
    const { rows } = await asOwner(grown.migrateUrl, "select count(*) from partitions_of('bets')");
    return {
      empty: { bets: least(rounds.map(([one]) => one)), night: await proveNightOf(empty) },
      grown: { bets: least(rounds.map(([, one]) => one)), night: await proveNightOf(grown) },
      partitions: Number(rows[0].count),
    };
  } finally {
    for (const house of houses) await house.close();
  }
}

async function openWith(history: number): Promise<BenchHouse> {
  const bench = await openBenchHouse();
  await addPlayers(bench, { from: 1, count: MEMBERS, units: UNITS });
  await addSeeds(bench);
  if (history > 0) await addBets(bench, history);
  await proveAsOfLastNight(bench);
  await asOwner(bench.superuserUrl, 'checkpoint');
  return bench;
}

async function bet(bench: BenchHouse, seconds: number): Promise<Measured> {
  const play = openPlay(bench.house);
  const load = { callers: CALLERS, postmaster: bench.pid(), players: MEMBERS };
  try {
    return await measureBets(play, { ...load, seconds });
  } finally {
    await play.lanes.close();
  }
}

/** The round in which others disturbed the least. */
function least(rounds: readonly Measured[]): Measured {
  return rounds.reduce((one, other) => (other.databaseMicros < one.databaseMicros ? other : one));
}

async function proveNightOf({ house }: BenchHouse): Promise<WithHistory['night']> {
  const started = performance.now();
  const { fault, transfers } = await keepReconciliation(house);
  if (fault) throw new Error(`${fault.check}: ${fault.row}`);
  return { seconds: (performance.now() - started) / 1_000, transfers: Number(transfers) };
}

/** In the order of time, so many for each member. */
async function addBets(bench: BenchHouse, history: number): Promise<void> {
  const parts = Array.from({ length: Math.ceil(history / WIDTH) }, (_, n) => n);
  await asOwner(bench.migrateUrl, `select setval('bet_ids', ${history + 1})`);
  await Promise.all([
    addTransfers(bench, history),
    ...parts.map((part) => fillPart(bench, part, history)),
  ]);
  for (const part of parts) await putInPlace(bench, part);
  const each = history / MEMBERS;
  await asOwner(
    bench.migrateUrl,
    `update accounts set seq = seq + ${each}, nonce = ${each}, balance = balance - ${BigInt(each) * STAKE}
     where member_id is not null and purpose = 'cash'`,
  );
  await asOwner(bench.migrateUrl, 'vacuum analyze accounts');
  await asOwner(bench.migrateUrl, 'analyze transfers, bets');
}

async function fillPart({ migrateUrl }: BenchHouse, part: number, history: number): Promise<void> {
  const below = Math.min(history, (part + 1) * WIDTH);
  await asOwner(
    migrateUrl,
    `create table filled_${part} (like bets including all) with (fillfactor = 90)`,
  );
  await asOwner(
    migrateUrl,
    `insert into filled_${part} (id, member_id, seed_id, nonce, stake, valid_bet, placed_at, settled_at,
       rules_version, settlements, state, currency, category, vendor, game_code, request_id, choice)
     select n, a.member_id, a.seed_id, 1 + n / ${MEMBERS}, ${STAKE}, ${STAKE}, ${TIME(history)}, ${TIME(history)}, 1, 1,
       'settled', 'USD', 'RNG', 'BAIZE', 'dice', ${KEY}, '{"side":"under","target":49.5}'
     from generate_series(${part * WIDTH}, ${below - 1}) n
     join accounts a on a.member_id = 1 + n % ${MEMBERS} and a.purpose = 'cash'`,
  );
}

/** The empty partition gives way to the filled one. */
async function putInPlace({ migrateUrl }: BenchHouse, part: number): Promise<void> {
  const from = part === 0 ? 'minvalue' : String(part * WIDTH);
  await asOwner(
    migrateUrl,
    `alter table bets detach partition bets_${part};
     drop table bets_${part};
     alter table filled_${part} rename to bets_${part};
     alter table bets attach partition bets_${part} for values from (${from}) to (${(part + 1) * WIDTH})`,
  );
}

async function addTransfers({ migrateUrl }: BenchHouse, history: number): Promise<void> {
  const sql = (statement: string) => asOwner(migrateUrl, statement);
  await sql(
    'alter table transfers drop constraint once_per_key, drop constraint once_per_seq, drop constraint transfers_pkey',
  );
  await sql(
    `insert into transfers (account_id, counter_account_id, seq, amount, balance_after, bet_id, at, reason, key)
     select a.id, g.id, 2 + n / ${MEMBERS}, -${STAKE}, ${UNITS} - (1 + n / ${MEMBERS}) * ${STAKE}, n,
       ${TIME(history)}, 'BET', ${KEY}
     from generate_series(0, ${history - 1}) n
     join accounts a on a.member_id = 1 + n % ${MEMBERS} and a.purpose = 'cash'
     cross join (select id from accounts where member_id is null and purpose = 'games' and currency = 'USD') g`,
  );
  await sql(
    `alter table transfers add primary key (id), add constraint once_per_key unique (account_id, key),
       add constraint once_per_seq unique (account_id, seq)`,
  );
}

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
