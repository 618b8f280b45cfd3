import type { playRecordsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { trailOf } from '../../../platform/lists/paging.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import { type Bet, readBet, refuseArchived } from '../bets.ts';
import { goesOn } from './archived-times.ts';
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
  const { pageSize } = input;
  const trail = trailOf(list, { rows: bets, pageSize, keyOf: placeOf });
  if (input.state === 'open' || rows.length === pageSize) return trail;
  const last = bets.at(-1);
  const isMore = await goesOnArchived(house, input, bets);
  return { list: trail.list, after: last && isMore ? placeOf(last) : null };
}

/** What lies in the archive is told of behind the last row: a bet, a round, or a stretch of time. */
async function goesOnArchived(house: House, input: Input, rows: readonly Bet[]): Promise<boolean> {
  const { betId, memberId, from, to, pageSize } = input;
  const { reports } = house;
  if (betId !== undefined) {
    if (rows.length === 0) await refuseArchived(reports, [BigInt(betId)]);
    return false;
  }
  const members = memberId === undefined ? undefined : [BigInt(memberId)];
  const isTimed = !isNarrow(input) || from !== undefined || to !== undefined;
  const span = isTimed ? readPeriod(house, { startDate: from, endDate: to }) : {};
  return goesOn(reports, { rows, size: pageSize }, { members, ...span });
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
  if (!isNarrow(input) || from !== undefined || to !== undefined) {
    const period = readPeriod(house, { startDate: from, endDate: to });
    query = query.where('placed_at', '>=', period.from).where('placed_at', '<', period.to);
  }
  const place = after?.split('.');
  if (!place) return query;
  const at = new Date(Number(place[0]));
  return query.where(sql<boolean>`(placed_at, id) < (${at}, ${BigInt(place[1]!)})`);
}

const isNarrow = ({ betId, roundId, vendor, memberId }: Input): boolean =>
  betId !== undefined || Boolean(roundId && vendor) || memberId !== undefined;

function placeOf({ id, placedAt }: Bet): string {
  return `${placedAt.getTime()}.${id}`;
}
