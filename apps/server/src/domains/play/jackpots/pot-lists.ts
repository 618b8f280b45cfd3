import type { playJackpotsOperator as contract, Output } from '@baize/contract';
import { pots } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { trailOf } from '../../../platform/lists/paging.ts';
import { usernamesOf } from '../../members/index.ts';
import { BRAND_CURRENCY, houseFlows, sumOf } from '../../wallet/index.ts';

import { accountOf } from './pots.ts';

type Pots = Output<typeof contract.showPots.value>;
type Wins = Output<typeof contract.listPotWins.value>;

/** The pots beside the books: seeds and stakes in, wins out, and the rest is what a pot holds. */
export async function listPots(house: House): Promise<Pots> {
  const { reports } = house;
  const [rows, wins, flows] = await reports.transaction().execute((tx) =>
    Promise.all([
      tx.selectFrom('jackpot_pots').selectAll().execute(),
      tx
        .selectFrom('jackpot_wins')
        .select(({ fn }) => ['pot', fn.countAll<bigint>().as('count')])
        .select(({ fn }) => fn.sum<string>('amount').as('amount'))
        .groupBy('pot')
        .execute(),
      houseFlows(tx, { reason: 'JACKPOT', currency: BRAND_CURRENCY }),
    ]),
  );
  const list = pots.flatMap((pot) => {
    const row = rows.find((one) => one.pot === pot.name);
    if (!row) return [];
    const won = wins.find((one) => one.pot === pot.name);
    const sums = {
      won: BigInt(won?.amount ?? 0),
      seeded: pot.seed * BigInt(row.generation),
      put: sumOf(flows, ({ to }) => to === accountOf(pot.name)),
      taken: sumOf(flows, ({ from }) => from === accountOf(pot.name)),
    };
    return [
      {
        pot: pot.name,
        amount: row.pool,
        seed: pot.seed,
        ceiling: row.ceiling,
        contribution: Number(pot.contribution) / 10_000,
        oneIn: Number(pot.oneIn),
        seeded: sums.seeded,
        contributed: sums.put - sums.seeded,
        won: sums.won,
        wins: Number(won?.count ?? 0),
        booked: sums.put - sums.taken,
        isRight: sums.put - sums.taken === row.pool && sums.taken === sums.won,
      },
    ];
  });
  return { currency: BRAND_CURRENCY, list };
}

/** Pots that were won, newest first. */
export async function listPotWins(
  house: House,
  { after, pageSize }: Output<typeof contract.listPotWins.input>,
): Promise<Wins> {
  let query = house.reports.selectFrom('jackpot_wins').selectAll();
  if (after !== undefined) query = query.where('id', '<', BigInt(after));
  const rows = await query.orderBy('id', 'desc').limit(pageSize).execute();
  const names = await usernamesOf(
    house.reports,
    rows.map(({ member_id }) => member_id),
  );
  const list = rows.map((row) => ({
    id: String(row.id),
    pot: row.pot,
    amount: row.amount,
    cause: row.cause,
    betId: String(row.bet_id),
    memberId: Number(row.member_id),
    gameCode: row.game_code,
    name: names.get(row.member_id) ?? '',
    at: row.at.getTime(),
  }));
  return trailOf(list, { rows, pageSize, keyOf: ({ id }) => String(id) });
}
