import { createHash } from 'node:crypto';
import { days } from '@baize/calendar';
import { money } from '@baize/money';
import { betOnGame, openCrash } from '../domains/games/index.ts';
import { openPlay } from '../domains/play/index.ts';
import { BRAND_CURRENCY, balanceOf, post, transfersByKeys } from '../domains/wallet/index.ts';
import { begin } from '../platform/database.ts';
import type { House } from '../platform/house.ts';
import { memberNamed } from './people.ts';

const DAYS = 8;
const BETS_EACH = 48;
const OPENING_BALANCE = money('10000');
const PLAYERS = ['player1', 'player2', 'player3', 'player4', 'player5', 'player6'];

const games: { gameCode: string; choice: object }[] = [
  { gameCode: 'lines25', choice: {} },
  { gameCode: 'dice', choice: { target: 49.5, side: 'under' } },
  { gameCode: 'ways243', choice: {} },
  { gameCode: 'plinko', choice: { rows: 8, risk: 'medium' } },
  { gameCode: 'tumble65', choice: {} },
  { gameCode: 'limbo', choice: { target: 3 } },
  { gameCode: 'wheel', choice: { segments: 10, risk: 'low' } },
  { gameCode: 'keno', choice: { picks: [3, 11, 24, 38], risk: 'low' } },
];

/** The same house some time ago. */
export function houseAgo(house: House, ms: number): House {
  const now = () => new Date(house.clock.now().getTime() - ms);
  return { ...house, clock: { ...house.clock, now } };
}

/**
 * A week of play, so that records and winners have something to show; the last bets are of today. In
 * the end everyone holds what the demo promises.
 */
export async function fillBets(house: House): Promise<void> {
  const players = await Promise.all(PLAYERS.map((name) => memberNamed(house, name)));
  // The last of them is evened out last.
  if (await isFilled(house, players.at(-1)!)) return;
  let passed = days(DAYS);
  const then: House = {
    ...house,
    clock: { ...house.clock, now: () => new Date(house.clock.now().getTime() - passed) },
  };
  const play = openPlay(then);
  const crash = openCrash(play);
  for (let n = 0; n < BETS_EACH; n += 1) {
    passed = Math.round((days(DAYS) * (BETS_EACH - n)) / (BETS_EACH + 1));
    const orders = players.map((memberId, who) => {
      const game = games[(n * 5 + who * 3) % games.length]!;
      const order = { ...game, requestId: keyOf(n), stake: stakeOf(n, who) };
      return betOnGame({ play, crash }, { memberId, currency: BRAND_CURRENCY }, order);
    });
    await Promise.all(orders);
  }
  await play.lanes.close();
  for (const memberId of players) await level(house, memberId);
}

const keyOf = (n: number) => `demo-bet-${n}`;

/** Whole units from 2 to 40, the same at every fill. */
function stakeOf(n: number, who: number): bigint {
  const [byte = 0] = createHash('sha256').update(`${n} ${who}`).digest();
  return money(String(2 + (byte % 39)));
}

async function isFilled({ db }: House, memberId: bigint): Promise<boolean> {
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  return (await transfersByKeys(db, cash, ['demo:level'])).length > 0;
}

/** What luck gave or took is evened out, so that a visitor finds the balance they were told of. */
async function level(house: House, memberId: bigint): Promise<void> {
  if (await isFilled(house, memberId)) return;
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  const amount = OPENING_BALANCE - ((await balanceOf(house.db, cash)) ?? 0n);
  const reason = amount < 0n ? 'ADJUST_MINUS' : 'ADJUST_ADD';
  const row = { ...cash, counter: 'adjustments', amount, reason, key: 'demo:level' } as const;
  await begin(house.db, (tx) => post(tx, [row], house.clock.now()));
}
