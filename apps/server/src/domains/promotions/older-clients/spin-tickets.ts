import type { promotionsOlderTickets as contract, Language, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { listSpins } from '../free-spins/list-spins.ts';
import { titlesOf } from '../rewards/list-gifts.ts';

type Tickets = Output<typeof contract.luckyBetTickets.value>;

/** Free spins, as clients before us call them. */
export async function listSpinTickets(
  house: House,
  memberId: bigint,
  language: Language,
): Promise<Tickets> {
  const spins = await listSpins(house, memberId, language);
  return spins.map(({ id, title, gameCode, stake, left, total, won, expiresAt }) => ({
    ticketId: id,
    name: title,
    gameCode,
    stake,
    count: total,
    usedCount: total - left,
    winAmount: won,
    endDate: expiresAt,
  }));
}

const SHOWN = 100;

export async function listPastSpins(
  house: House,
  memberId: bigint,
  language: Language,
): Promise<Tickets> {
  const rows = await house.db
    .selectFrom('promotion_spins')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((row) =>
      row.or([sql<boolean>`used >= total`, row('expires_at', '<=', house.clock.now())]),
    )
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const ids = rows.flatMap(({ campaign_id }) => campaign_id ?? []);
  const titles = await titlesOf(house, ids, language);
  return rows.map((row) => ({
    ticketId: String(row.id),
    name: (row.campaign_id !== null && titles.get(row.campaign_id)?.title) || '',
    gameCode: row.game_code,
    stake: row.stake,
    count: row.total,
    usedCount: row.used,
    winAmount: row.won,
    endDate: row.expires_at?.getTime() ?? null,
  }));
}
