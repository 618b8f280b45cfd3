import { randomUUID } from 'node:crypto';
import { days } from '@baize/calendar';
import { dice } from '@baize/games';
import { type Money, money } from '@baize/money';
import { openPlay, playInstantBet } from '../domains/play/index.ts';
import { BRAND_CURRENCY, transfersByKeys } from '../domains/wallet/index.ts';
import type { House } from '../platform/house.ts';
import { OLDEST_DAYS } from './agents.ts';
import { houseAgo } from './bets.ts';
import { memberNamed } from './people.ts';

/** The last days are played in full elsewhere. */
const YOUNGEST_DAYS = 9;
const PLAYERS = ['player1', 'player2', 'player3', 'player4', 'player5', 'player6'];

/** Weeks before the last one: a bet or two a day, so that every run of them has something to pay. */
export async function fillOldBets(house: House): Promise<void> {
  const players = await Promise.all(PLAYERS.map((name) => memberNamed(house, name)));
  const first = { memberId: players[0]!, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  if ((await transfersByKeys(house.db, first, ['demo:level'])).length > 0) return;
  let passed = 0;
  const then: House = {
    ...house,
    clock: { ...house.clock, now: () => houseAgo(house, passed).clock.now() },
  };
  const play = openPlay(then);
  for (let daysAgo = OLDEST_DAYS - 1; daysAgo >= YOUNGEST_DAYS; daysAgo -= 1) {
    passed = days(daysAgo);
    await Promise.all(
      players.map((memberId, who) =>
        playInstantBet(play, {
          memberId,
          currency: BRAND_CURRENCY,
          requestId: randomUUID(),
          vendor: 'BAIZE',
          gameCode: 'dice',
          category: 'RNG',
          rulesVersion: 1,
          stake: stakeOf(daysAgo, who),
          choice: { target: 49.5, side: 'under' },
          decide: (chance) => dice.play(dice.usualChoice, stakeOf(daysAgo, who), chance),
        }),
      ),
    );
  }
  await play.lanes.close();
}

/** Whole units from 60 to 240: enough for a salary, and far from what anyone holds. */
function stakeOf(days: number, who: number): Money {
  return money(String(60 + ((days * 37 + who * 53) % 181)));
}
