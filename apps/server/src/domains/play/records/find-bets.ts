import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { usernamesOf } from '../../members/index.ts';
import { type Finder, type Hit, numberIn } from '../../operators/index.ts';

/** A bet by its number. */
export const findBets: Finder = {
  right: 'play.read',
  find: async (house, _caller, words) => {
    const id = numberIn(words, 'B');
    if (id === undefined) return [];
    const bets = await house.reports
      .selectFrom('bets')
      .select(['id', 'member_id', 'game_code', 'state', 'stake', 'currency', 'placed_at'])
      .where('id', '=', id)
      .execute();
    if (bets.length === 0) return findArchived(house, id);
    const names = await usernamesOf(
      house.reports,
      bets.map(({ member_id }) => member_id),
    );
    return bets.map((bet) => ({
      kind: 'bet' as const,
      id: String(bet.id),
      name: String(bet.id),
      note: [names.get(bet.member_id), bet.game_code].filter(Boolean).join(' · '),
      state: bet.state,
      amount: bet.stake,
      currency: bet.currency,
      at: bet.placed_at.getTime(),
    }));
  },
};

/** It was there, and is told of as long as its number is known. */
async function findArchived({ reports }: House, id: bigint): Promise<Hit[]> {
  const { rows } = await sql<{ at: Date }>`select closed_at as at from archived_stretches
    where ${id} >= from_id and ${id} < below_id`.execute(reports);
  return rows.map(({ at }) => ({
    kind: 'bet',
    id: String(id),
    name: String(id),
    note: '',
    state: 'archived',
    amount: null,
    currency: null,
    at: at.getTime(),
  }));
}
