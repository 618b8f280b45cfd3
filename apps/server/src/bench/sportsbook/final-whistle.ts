import { randomUUID } from 'node:crypto';
import { minutes } from '@baize/calendar';
import { money } from '@baize/money';
import { openPlay, type Play } from '../../domains/play/index.ts';
import {
  bookOf,
  headMarkets,
  type Match,
  openCalendar,
  priceAt,
  type SlipChoice,
  takeSlip,
} from '../../domains/sportsbook/index.ts';
import { asOwner, openBenchHouse } from '../bench-house.ts';
import { untilTaken } from '../measure.ts';
import { addPlayers } from '../players.ts';
import { postgresSeconds } from '../processor-time.ts';

const SLIPS = 20_000;
const PLAYERS = 1_000;
const CALLERS = 256;

type Whistle = {
  paid: number;
  p50: number;
  p95: number;
  /** Processor time of PostgreSQL and of this process, from the end of the match on. */
  databaseSeconds: number;
  nodeSeconds: number;
};

/** Seconds from the result of one match to the payment of each of 20,000 slips on it. */
export async function measureFinalWhistle(): Promise<Whistle> {
  const bench = await openBenchHouse();
  const { house } = bench;
  const play = openPlay(house);
  try {
    await addPlayers(bench, { from: 1, count: PLAYERS, units: 10n ** 13n });
    const calendar = openCalendar(play);
    await calendar.step();
    const match = lastToBegin(play);
    await placeSlips(play, match);
    // The house ended nearly all others before, as it does from second to second.
    house.clock.moveTo(new Date(match.endsAt! - minutes(1)));
    await calendar.step();
    house.clock.moveTo(new Date(match.endsAt! + 1));
    const before = { database: postgresSeconds(bench.pid()), node: process.cpuUsage() };
    await calendar.step();
    const { user, system } = process.cpuUsage(before.node);
    const databaseSeconds = postgresSeconds(bench.pid()) - before.database;
    const { rows } = await asOwner(
      bench.migrateUrl,
      `select count(*)::int as paid,
         percentile_cont(0.5) within group (order by extract(epoch from b.settled_at - m.ended_at)) as p50,
         percentile_cont(0.95) within group (order by extract(epoch from b.settled_at - m.ended_at)) as p95
       from sports_legs l join bets b on b.id = l.bet_id join sports_matches m on m.id = l.match_id
       where m.id = $1 and b.state = 'settled'`,
      [String(match.id)],
    );
    return { ...rows[0], databaseSeconds, nodeSeconds: (user + system) / 1e6 };
  } finally {
    await play.lanes.close();
    await bench.close();
  }
}

/** Late enough that it has not begun when the last slip is taken. */
function lastToBegin({ house }: Play): Match {
  const open = [...bookOf(house).open.values()].filter(({ sport }) => sport === 'FOOTBALL');
  return open.reduce((last, match) => (match.startsAt > last.startsAt ? match : last));
}

async function placeSlips(play: Play, match: Match): Promise<void> {
  const { house } = play;
  const [market] = headMarkets(priceAt(house, match, house.clock.now().getTime()));
  const choices = market!.selections.map(
    ({ code, odds }): SlipChoice => ({
      kind: 'SINGLE',
      sizes: [],
      legs: [{ matchId: String(match.id), market: market!.key, selection: code, odds }],
      policy: 'any',
    }),
  );
  let placed = 0;
  const caller = async () => {
    while (placed < SLIPS) {
      placed += 1;
      const asked = {
        memberId: BigInt(1 + (placed % PLAYERS)),
        currency: 'USD',
        requestId: randomUUID(),
        choice: choices[placed % choices.length]!,
        stake: money('1'),
        askedAt: house.clock.now().getTime(),
      };
      await untilTaken(() => takeSlip(play, asked));
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}
