import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPlay } from '../../domains/play/index.ts';
import { keepReconciliation } from '../../domains/wallet/reconciliation/reconciliation.ts';
import type { House } from '../../platform/house.ts';
import { asOwner, type BenchHouse, makeBenchFolder, openBenchHouse } from '../bench-house.ts';
import { measureBets } from '../dice-bets.ts';
import type { Measured } from '../measure.ts';
import { fillHistory, MEMBERS } from './history-filled.ts';
import { timeReads } from './history-reads.ts';

export type WithHistory = {
  /** The first bets after the start, while their pages still come from the disk. */
  first: Measured;
  bets: Measured;
  /** What each reading of the past takes at its 95th percentile, in milliseconds. */
  reads: [string, number][];
  night: { seconds: number; transfers: number };
};

export type History = {
  bets: number;
  /** Where the two houses are kept, to be measured again; without one they go afterwards. */
  keptIn: string | undefined;
};

const CALLERS = 64;
/** Turn about, so that what else the machine does falls on both. */
const ROUNDS = 6;
/**
 * Until most members have bet once: by then their pages are in memory, and written whole into the log
 * since the last checkpoint. A house that has been open for some minutes is past both.
 */
const MEETING_SECONDS = 40;

/** Makes what is to be measured, where it is not there yet: that takes far longer than measuring it. */
export async function fillHouses({ bets, keptIn = makeBenchFolder() }: History): Promise<string[]> {
  const folders = [join(keptIn, 'empty'), join(keptIn, `after-${bets}`)];
  for (const [n, folder] of folders.entries()) {
    const filled = join(folder, 'filled');
    if (existsSync(filled)) continue;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    await fillHistory(folder, n === 0 ? 0 : bets);
    writeFileSync(filled, '');
  }
  return folders;
}

/** The same bets of the same members in an empty house and in one with a history, and the night after. */
export async function measureHistory(
  history: History,
  seconds: number,
): Promise<{ empty: WithHistory; grown: WithHistory; partitions: number }> {
  const folders = await fillHouses(history);
  const houses: BenchHouse[] = [];
  try {
    for (const keptIn of folders) houses.push(await openBenchHouse({ keptIn }));
    const [empty, grown] = houses as [BenchHouse, BenchHouse];
    const first = [await bet(empty, seconds), await bet(grown, seconds)] as const;
    for (const house of houses) await bet(house, MEETING_SECONDS);
    const rounds: [Measured, Measured][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push([await bet(empty, seconds), await bet(grown, seconds)]);
    }
    const { rows } = await asOwner(grown.migrateUrl, "select count(*) from partitions_of('bets')");
    return {
      empty: {
        first: first[0],
        bets: least(rounds.map(([one]) => one)),
        ...(await askAfterwards(empty)),
      },
      grown: {
        first: first[1],
        bets: least(rounds.map(([, one]) => one)),
        ...(await askAfterwards(grown)),
      },
      partitions: Number(rows[0].count),
    };
  } finally {
    for (const house of houses) await house.close();
    if (!history.keptIn) rmSync(join(folders[0]!, '..'), { recursive: true, force: true });
  }
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

async function askAfterwards({ house }: BenchHouse) {
  return { reads: await timeReads(house), night: await proveNightOf(house) };
}

async function proveNightOf(house: House): Promise<WithHistory['night']> {
  const started = performance.now();
  const { fault, transfers } = await keepReconciliation(house);
  if (fault) throw new Error(`${fault.check}: ${fault.row}`);
  return { seconds: (performance.now() - started) / 1_000, transfers: Number(transfers) };
}
