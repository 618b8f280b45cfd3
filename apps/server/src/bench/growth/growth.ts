import { openPlay } from '../../domains/play/index.ts';
import { drawSeed } from '../../domains/play/lanes/seed-box.ts';
import { reconcile } from '../../domains/wallet/index.ts';
import { asOwner, type BenchHouse, openBenchHouse } from '../bench-house.ts';
import { measureBets } from '../dice-bets.ts';
import type { Measured } from '../measure.ts';
import { addPlayers } from '../players.ts';

export type Grown = { bets: Measured; proofSeconds: number; transfers: number };

export type GrowthSize = { accounts: number; transfers: number };

const CALLERS = 64;

/** The same bets in a house that has grown: many members, and a history behind them. */
export async function measureGrown(size: GrowthSize, seconds: number): Promise<Grown> {
  const bench = await openBenchHouse();
  try {
    await addPlayers(bench, { from: 1, count: size.accounts, units: 10n ** 12n });
    await addHistory(bench, size);
    await addSeeds(bench);
    await asOwner(bench.superuserUrl, 'checkpoint');
    const play = openPlay(bench.house);
    const load = { callers: CALLERS, postmaster: bench.pid(), players: size.accounts };
    const bets = await measureBets(play, { ...load, seconds });
    await play.lanes.close();
    const started = performance.now();
    const { fault, transfers } = await reconcile(bench.serveUrl);
    if (fault) throw new Error(`${fault.check}: ${fault.row}`);
    const proofSeconds = (performance.now() - started) / 1_000;
    return { bets, proofSeconds, transfers: Number(transfers) };
  } finally {
    await bench.close();
  }
}

/** Deposits that follow one another on every account, until the ledger has its size. */
async function addHistory({ migrateUrl }: BenchHouse, size: GrowthSize): Promise<void> {
  const rounds = Math.max(0, Math.round(size.transfers / size.accounts) - 1);
  const fresh = Math.min(size.accounts, 1_000_000);
  for (let round = 1; round <= rounds; round += 1) {
    await asOwner(
      migrateUrl,
      `insert into transfers (account_id, counter_account_id, seq, amount, balance_after, at, reason, key)
       select a.id, b.id, ${1 + round}, 10000, a.balance + ${round} * 10000, now(), 'DEPOSIT', '#history.${round}'
       from accounts a, accounts b
       where a.member_id between 1 and ${fresh} and a.purpose = 'cash'
         and b.member_id is null and b.purpose = 'bank' and b.currency = 'USD'`,
    );
  }
  await asOwner(
    migrateUrl,
    `update accounts set balance = balance + ${rounds} * 10000, seq = 1 + ${rounds}
     where member_id is not null and purpose = 'cash'`,
  );
}

/** Everyone has bet before: a first bet makes seeds, and that is not what is measured. */
export async function addSeeds({ migrateUrl, house }: BenchHouse): Promise<void> {
  const { sealed, hash } = drawSeed(house);
  await asOwner(
    migrateUrl,
    `insert into seeds (member_id, currency, sealed, hash, client_seed, made_at, used_from)
     select member_id, 'USD', $1, $2, 'bench', now(), now() from accounts
     where member_id is not null and purpose = 'cash'`,
    [sealed, hash],
  );
  await asOwner(
    migrateUrl,
    `update accounts a set seed_id = s.id from seeds s
     where s.member_id = a.member_id and a.purpose = 'cash'`,
  );
  await asOwner(migrateUrl, 'vacuum analyze accounts, transfers, bets, seeds');
}
