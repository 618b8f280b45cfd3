import type { playRecordsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { trailOf } from '../../../platform/lists/paging.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import { type Bet, readBet } from '../bets.ts';
import { shownAll } from './bet-lists.ts';

type Input = Output<typeof contract.searchBets.input>;

/** Bets by what an operator knows of them; what is not narrowed down otherwise is, by its period. */
export async function searchBets(
  house: House,
  input: Input,
): Promise<Output<typeof contract.searchBets.value>> {
  const rows = await askedFor(house, input)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(input.pageSize)
    .execute();
  const bets = rows.map(readBet);
  const list = await shownAll(house, bets);
  return trailOf(list, { rows: bets, pageSize: input.pageSize, keyOf: placeOf });
}

function askedFor(house: House, input: Input) {
  const { betId, roundId, memberId, vendor, gameCode, state, from, to, after } = input;
  let query = house.reports.selectFrom('bets').selectAll();
  if (betId !== undefined) query = query.where('id', '=', BigInt(betId));
  if (roundId) query = query.where('round_id', '=', roundId);
  if (memberId !== undefined) query = query.where('member_id', '=', BigInt(memberId));
  if (vendor) query = query.where('vendor', '=', vendor);
  if (gameCode) query = query.where('game_code', '=', gameCode);
  if (state) query = query.where('state', '=', state);
  const isNarrow = betId !== undefined || (roundId && vendor) || memberId !== undefined;
  if (!isNarrow || from !== undefined || to !== undefined) {
    const period = readPeriod(house, { startDate: from, endDate: to });
    query = query.where('placed_at', '>=', period.from).where('placed_at', '<', period.to);
  }
  const place = after?.split('.');
  if (!place) return query;
  const at = new Date(Number(place[0]));
  return query.where(sql<boolean>`(placed_at, id) < (${at}, ${BigInt(place[1]!)})`);
}

function placeOf({ id, placedAt }: Bet): string {
  return `${placedAt.getTime()}.${id}`;
}
