import { floorToCents, type Money } from '@baize/money';
import { begin, type Transaction } from '../../../platform/database.ts';
import { listen } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY, postTogether, writeHouseMove } from '../../wallet/index.ts';
import type { PotHit } from '../events.ts';
import { tellPots, tellWin } from './news.ts';
import { accountOf, keepPot, lockPots, type PotRow, potOf, putSeed } from './pots.ts';

export type WonPot = { pot: string; amount: Money };

type Winner = Pick<PotHit, 'betId' | 'memberId' | 'gameCode'>;

/**
 * Pays the pots that a bet hit, once. Of bets that were made before a pot's last win was booked none
 * wins it any more: the first one booked has it, and whoever hits it later has what it holds then.
 */
export async function claimPots(house: House, hit: PotHit): Promise<WonPot[]> {
  const won = await begin(house.db, (tx) => claimIn(house, tx, hit));
  tellPots(house);
  return won;
}

async function claimIn(house: House, tx: Transaction, hit: PotHit): Promise<WonPot[]> {
  const rows = await lockPots(tx, hit.pots);
  const paid = await winsOf(tx, hit.betId);
  const won: WonPot[] = [...paid];
  for (const row of rows) {
    if (paid.some(({ pot }) => pot === row.pot)) continue;
    if (row.won_at && hit.placedAt <= row.won_at) continue;
    won.push(await payPot(house, tx, row, hit, 'draw'));
    await keepPot(tx, row);
  }
  return won.sort((a, b) => (a.pot < b.pot ? -1 : 1));
}

/** Pays the pot in whole cents into the winner's cash; what is below a cent begins the next one, with its seed. */
export async function payPot(
  house: House,
  tx: Transaction,
  row: PotRow,
  winner: Winner,
  cause: 'draw' | 'ceiling',
): Promise<WonPot> {
  const at = house.clock.now();
  const { pot, pool, generation } = row;
  const amount = floorToCents(pool);
  const { betId, memberId, gameCode } = winner;
  const currency = BRAND_CURRENCY;
  const out = { from: accountOf(pot), to: 'jackpot', currency, amount, reason: 'JACKPOT' } as const;
  await writeHouseMove(tx, { ...out, key: `#pot.${pot}.win.${generation}` }, at);
  const cash = { memberId, purpose: 'cash', currency, counter: 'jackpot', betId } as const;
  const key = `#${betId}.jackpot.${pot}`;
  await postTogether(tx, [{ ...cash, amount, reason: 'JACKPOT', key }], at);
  await tx
    .insertInto('jackpot_wins')
    .values({
      pot,
      generation,
      amount,
      cause,
      bet_id: betId,
      member_id: memberId,
      at,
      game_code: gameCode,
    })
    .execute();
  await putSeed(tx, potOf(pot), generation + 1, at);
  const left = pool - amount;
  Object.assign(row, { pool: left + potOf(pot).seed, generation: generation + 1, won_at: at });
  tellWin(house, { pot, amount, memberId, gameCode, betId });
  return { pot, amount };
}

export async function winsOf(tx: Transaction | House['db'], betId: bigint): Promise<WonPot[]> {
  return tx
    .selectFrom('jackpot_wins')
    .select(['pot', 'amount'])
    .where('bet_id', '=', betId)
    .orderBy('pot')
    .execute();
}

/** Pays what the process that took the bet could not pay any more. */
export const potHits = listen({
  name: 'play.jackpot-hits',
  events: ['jackpot.hit'],
  handle: async (tx, events, house) => {
    for (const { payload } of events) await claimIn(house, tx, payload);
  },
});
