import { days } from '@baize/calendar';
import type { playRecords as contract, Output } from '@baize/contract';
import { money, moneyNumber } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import type { Transaction } from '../../../platform/database.ts';
import { listen } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { describeGame } from '../../catalogue/index.ts';
import { brandOf } from '../../system/index.ts';
import type { BetNews } from '../events.ts';
import { shownName } from '../shown-name.ts';
import { startOf } from './leaderboard.ts';

/** A month and a little more. */
const KEPT_DAYS = 40;

type Input = Output<typeof contract.winners.input>;
type Shown = Output<typeof contract.winners.value>;

/** The largest real wins of the last day, the week or the month; no row is ever invented. */
export async function listWinners(house: House, caller: Caller, input: Input): Promise<Shown> {
  let query = house.db
    .selectFrom('winners')
    .selectAll()
    .where('at', '>', startOf(house, input.period));
  if (input.gameCategory !== 'ALL') query = query.where('category', '=', input.gameCategory);
  const rows = await query.orderBy('amount', 'desc').limit(input.limitNum).execute();
  const list = rows.map(async (row) => {
    const game = describeGame(house, { vendor: row.vendor, code: row.game_code }, caller.language);
    return {
      vo: {
        customerName: await shownName(house, row.member_id),
        winAmount: row.amount,
        gameName: game.name,
        nodeName: game.name,
        iconUrl: game.icon,
        nodeId: game.nodeId,
        gameType: row.category,
        vendor: row.vendor,
        gameCode: row.game_code,
        winTime: row.at.getTime(),
      },
    };
  });
  return { list: await Promise.all(list) };
}

/** A payout below what the brand says is no news. */
function isWin(house: House, { currency, payout, stake }: BetNews): boolean {
  const min = money(brandOf(house).winnersFrom);
  return currency !== 'FUN' && payout >= min && payout > stake;
}

/** Keeps the board, and tells everyone who looks at it. A win that is taken back leaves it. */
export const winnersListener = listen({
  name: 'play.winners',
  events: ['bet.settled', 'bet.voided'],
  handle: async (tx, events, house) => {
    const gone = events.filter(({ payload }) => payload.before).map(({ payload }) => payload.betId);
    if (gone.length > 0) await tx.deleteFrom('winners').where('bet_id', 'in', gone).execute();
    const won = events.filter(
      ({ name, payload }) => name === 'bet.settled' && isWin(house, payload),
    );
    if (won.length === 0) return;
    await saveWinners(tx, won);
    const old = new Date(house.clock.now().getTime() - days(KEPT_DAYS));
    await tx.deleteFrom('winners').where('at', '<', old).execute();
    for (const { payload } of won) await tell(house, payload);
  },
});

async function saveWinners(tx: Transaction, won: readonly { payload: BetNews; at: Date }[]) {
  const rows = won.map(({ payload, at }) => ({
    bet_id: payload.betId,
    member_id: payload.memberId,
    vendor: payload.vendor,
    at,
    game_code: payload.gameCode,
    category: payload.category,
    amount: payload.payout,
  }));
  await tx
    .insertInto('winners')
    .values(rows)
    .onConflict((conflict) => conflict.column('bet_id').doNothing())
    .execute();
}

async function tell(house: House, { memberId, vendor, gameCode, payout }: BetNews): Promise<void> {
  const game = describeGame(house, { vendor, code: gameCode }, 'EN');
  house.realtime.publish('winners', {
    customerName: await shownName(house, memberId),
    winAmount: moneyNumber(payout),
    gameName: game.name,
    iconUrl: game.icon,
    vendor,
    gameCode,
    nodeId: game.nodeId,
  });
}
