import { randomUUID } from 'node:crypto';
import { seconds } from '@baize/calendar';
import { money } from '@baize/money';
import {
  buyTickets,
  findLottery,
  openIssues,
  publishOdds,
  runDraws,
} from '../domains/lottery/index.ts';
import { openPlay, type Play } from '../domains/play/index.ts';
import { openBenchHouse } from './bench-house.ts';
import { betOnDice } from './dice-bets.ts';
import { atFixedRate, quantile, untilTaken } from './measure.ts';
import { addPlayers } from './players.ts';
import { postgresSeconds } from './processor-time.ts';

const GAME = 'ssc-1';
const OWNERS = 5_000;
const OTHERS = 1_000;
const CALLERS = 24;
const RATE = 100;
const stake = money('2');

type MeasuredDraw = {
  tickets: number;
  won: number;
  /** From the moment that the issue is due until its last ticket is paid. */
  settledSeconds: number;
  /** Processor time of PostgreSQL and of this process in that time, with that of the others' bets. */
  databaseSeconds: number;
  nodeSeconds: number;
  /** Bets of others at a fixed rate, in quiet and while tickets are paid. */
  quietP99Ms: number;
  busyP99Ms: number;
};

/** One issue with many tickets, drawn and paid while others go on to bet. */
export async function measureDraw(tickets: number): Promise<MeasuredDraw> {
  const bench = await openBenchHouse();
  const { house } = bench;
  const play = openPlay(house);
  try {
    await addPlayers(bench, { from: 1, count: OWNERS + OTHERS, units: 10n ** 13n });
    await publishOdds(house);
    const issue = await sell(play, tickets);
    const quiet = await othersBet(play, 5);
    house.clock.moveTo(new Date(issue.draws_at.getTime() + seconds(1)));
    const taken = { settledSeconds: 0, databaseSeconds: 0, nodeSeconds: 0 };
    const before = { database: postgresSeconds(bench.pid()), node: process.cpuUsage() };
    const started = performance.now();
    const drawn = runDraws(play, (code) => code === GAME).then(() => {
      const { user, system } = process.cpuUsage(before.node);
      taken.settledSeconds = (performance.now() - started) / 1_000;
      taken.databaseSeconds = postgresSeconds(bench.pid()) - before.database;
      taken.nodeSeconds = (user + system) / 1e6;
    });
    const busy = await othersBet(play, 5);
    await drawn;
    const { rows } = await house.pool.query(
      `select count(*) filter (where state = 'settled')::int as settled,
         count(*) filter (where payout > 0)::int as won from bets where round_id is not null`,
    );
    if (rows[0].settled !== tickets) throw new Error(`${rows[0].settled} tickets were paid`);
    return {
      tickets,
      won: rows[0].won,
      ...taken,
      quietP99Ms: quantile(quiet, 0.99),
      busyP99Ms: quantile(busy, 0.99),
    };
  } finally {
    await play.lanes.close();
    await bench.close();
  }
}

/** Tickets of all sorts, ten to a member, for the issue that runs. */
async function sell(play: Play, tickets: number) {
  const { house } = play;
  const lottery = findLottery(GAME);
  await runDraws(play, (code) => code === GAME);
  const [issue] = await openIssues(house, lottery, 1);
  // The clock stands while they are sold: on a slow machine the issue would close meanwhile.
  const at = new Date(issue!.opens_at.getTime() + seconds(1));
  let sold = 0;
  const sellSome = async () => {
    for (let n = sold++; n < tickets; n = sold++) {
      const order = {
        requestId: randomUUID(),
        gameCode: GAME,
        rows: [rowOf(n)],
        issues: [{ issue: issue!.number, multiple: 1 }],
        stopOnWin: false,
        stake,
      };
      await untilTaken(() => {
        house.clock.moveTo(at);
        const owner = { memberId: BigInt(1 + (n % OWNERS)), currency: 'USD' };
        return buyTickets({ play, groupOf: async () => 1950 }, owner, order);
      });
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, sellSome));
  return issue!;
}

function rowOf(n: number) {
  const digit = n % 10;
  if (n % 3 === 0) return { play: 'sum-side', selection: { spots: ['big'] }, amount: stake };
  const positions = [[digit], [], [], [], []];
  return { play: 'fixed', selection: { positions }, unit: '2', multiple: 1 };
}

function othersBet(play: Play, duration: number): Promise<number[]> {
  return atFixedRate({ rate: RATE, seconds: duration }, (n) =>
    untilTaken(() => betOnDice(play, BigInt(OWNERS + 1 + (n % OTHERS)))),
  );
}
