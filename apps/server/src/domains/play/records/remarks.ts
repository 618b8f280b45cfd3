import { describeGame } from '../../catalogue/index.ts';
import type { RemarksOf } from '../../wallet/index.ts';

/** A stake and what became of it: the game, as the reader knows it. */
export const gamesOfMovements: RemarksOf = async (house, rows, { language }) => {
  const ids = [...new Set(rows.flatMap(({ bet_id: id }) => (id === null ? [] : [id])))];
  if (ids.length === 0) return new Map();
  const bets = await house.db
    .selectFrom('bets')
    .select(['id', 'vendor', 'game_code as code'])
    .where('id', 'in', ids)
    .execute();
  const names = new Map(
    bets.map(({ id, ...game }) => [id, describeGame(house, game, language).name]),
  );
  return new Map(
    rows.flatMap(({ id, bet_id: bet }) => {
      const name = bet === null ? undefined : names.get(bet);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
};
