import type { playJackpots as contract, Output } from '@baize/contract';
import { pots } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { shownName } from '../shown-name.ts';

type Shown = Output<typeof contract.jackpots.value>;

/** What the pots hold now, how they are won, and who won them last. */
export async function showPots(house: House): Promise<Shown> {
  const rows = await house.db
    .selectFrom('jackpot_pots as p')
    .leftJoin('jackpot_wins as w', (join) =>
      join
        .onRef('w.pot', '=', 'p.pot')
        .on((on) => on('w.generation', '=', on('p.generation', '-', 1))),
    )
    .select(['p.pot', 'p.pool', 'p.ceiling', 'w.amount', 'w.member_id', 'w.game_code', 'w.at'])
    .execute();
  const list = pots.flatMap((pot) => {
    const row = rows.find((one) => one.pot === pot.name);
    return row ? [{ pot, row }] : [];
  });
  return {
    currency: BRAND_CURRENCY,
    pots: await Promise.all(
      list.map(async ({ pot, row }) => ({
        pot: pot.name,
        amount: row.pool,
        seed: pot.seed,
        ceiling: row.ceiling,
        contribution: Number(pot.contribution) / 10_000,
        oneIn: Number(pot.oneIn),
        lastWin: row.at && {
          name: await shownName(house, row.member_id!),
          amount: row.amount!,
          gameCode: row.game_code!,
          at: row.at.getTime(),
        },
      })),
    ),
  };
}
