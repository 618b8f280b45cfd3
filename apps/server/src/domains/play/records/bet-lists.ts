import { days } from '@baize/calendar';
import type { playRecordsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { trailOf } from '../../../platform/lists/paging.ts';
import { describeGame } from '../../catalogue/index.ts';
import { usernamesOf } from '../../members/index.ts';
import { freeStakeOf } from '../bet-detail.ts';
import { type Bet, readBet } from '../bets.ts';
import { goesOn, refuseArchivedTime } from './archived-times.ts';
import { wordsOf } from './bet-words.ts';

type Shown = Output<typeof contract.listOpen.value>['list'][number];

/** Bets that are under way, newest first. */
export async function listOpen(
  house: House,
  input: Output<typeof contract.listOpen.input>,
): Promise<{ list: Shown[]; after: string | null }> {
  let query = house.reports.selectFrom('bets').selectAll().where('state', '=', 'open');
  if (input.gameCode) query = query.where('game_code', '=', input.gameCode);
  if (input.memberId !== undefined) query = query.where('member_id', '=', BigInt(input.memberId));
  if (input.after !== undefined) query = query.where('id', '<', BigInt(input.after));
  const rows = await query.orderBy('id', 'desc').limit(input.pageSize).execute();
  const bets = rows.map(readBet);
  const list = await shownAll(house, bets);
  return trailOf(list, { rows: bets, pageSize: input.pageSize, keyOf: ({ id }) => String(id) });
}

/** Bets under way and those settled last: two looks into indexes, however much a member plays. */
export async function latestBets(
  house: House,
  { memberId, pageSize }: Output<typeof contract.latestBets.input>,
): Promise<{ list: Shown[] }> {
  const own = house.reports
    .selectFrom('bets')
    .selectAll()
    .where('member_id', '=', BigInt(memberId))
    .limit(pageSize);
  const open = await own.where('state', '=', 'open').orderBy('id', 'desc').execute();
  const settled = await own
    .where('settled_at', 'is not', null)
    .orderBy('settled_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  await goesOn(
    house.reports,
    { rows: [...open, ...settled], size: pageSize },
    { members: [BigInt(memberId)] },
  );
  const newest = [...open, ...settled]
    .map(readBet)
    .sort((a, b) => b.placedAt.getTime() - a.placedAt.getTime());
  return { list: await shownAll(house, newest.slice(0, pageSize)) };
}

/** The largest wins of some days, of real money. */
export async function listWins(
  house: House,
  input: Output<typeof contract.listWins.input>,
): Promise<{ list: Shown[]; after: string | null }> {
  const since = new Date(house.clock.now().getTime() - days(input.days));
  let query = house.reports
    .selectFrom('bets')
    .selectAll()
    .where('state', '=', 'settled')
    .where('currency', '<>', 'FUN')
    .where('settled_at', '>', since)
    // As it stands in the index of large wins.
    .where(sql<boolean>`payout >= 1000000`)
    .where('payout', '>=', input.least);
  const [payout, id] = input.after?.split('.').map(BigInt) ?? [];
  if (payout !== undefined && id !== undefined) {
    query = query.where(({ eb, or, and }) =>
      or([eb('payout', '<', payout), and([eb('payout', '=', payout), eb('id', '>', id)])]),
    );
  }
  const rows = await query.orderBy('payout', 'desc').orderBy('id').limit(input.pageSize).execute();
  await refuseArchivedTime(house.reports, { from: since });
  const bets = rows.map(readBet);
  const list = await shownAll(house, bets);
  return trailOf(list, { rows: bets, pageSize: input.pageSize, keyOf: placeOfWin });
}

const placeOfWin = ({ payout, id }: Bet) => `${payout}.${id}`;

/** Whose bet it is, its game and the plays within it, as operators call them. */
export async function namesOfBet(house: House, bet: Bet) {
  const usernames = await usernamesOf(house.db, [bet.memberId]);
  return { name: usernames.get(bet.memberId) ?? '', ...namesOfGame(house, bet) };
}

function namesOfGame(house: House, bet: Bet): { gameName: string; plays: string[] } {
  const { vendor, gameCode: code } = bet;
  const plays = wordsOf(house, bet).plays ?? [];
  return { gameName: describeGame(house, { vendor, code }, 'EN').name, plays: [...plays] };
}

export async function shownAll(house: House, bets: readonly Bet[]): Promise<Shown[]> {
  const usernames = await usernamesOf(
    house.reports,
    bets.map(({ memberId }) => memberId),
  );
  return bets.map((bet) => ({
    betId: String(bet.id),
    memberId: Number(bet.memberId),
    name: usernames.get(bet.memberId) ?? '',
    vendor: bet.vendor,
    gameCode: bet.gameCode,
    ...namesOfGame(house, bet),
    roundId: bet.roundId,
    state: bet.state,
    currency: bet.currency,
    stake: bet.stake,
    freeStake: freeStakeOf(bet),
    payout: bet.payout,
    placedAt: bet.placedAt.getTime(),
    settledAt: bet.settledAt?.getTime() ?? null,
  }));
}
