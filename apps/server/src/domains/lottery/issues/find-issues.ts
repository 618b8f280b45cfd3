import type { lotteryIssuesOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { groupBy } from '../../../platform/lists/group-by.ts';
import { trailOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sumRounds } from '../../play/index.ts';
import { findLottery, lotteries, roundName } from '../lotteries.ts';
import type { Issue } from './issues.ts';

type Input = Output<typeof contract.listIssues.input>;
type Issues = Output<typeof contract.listIssues.value>;

/** Issues with the money that was in each, from the running ones back: one question for each vendor. */
export async function listIssuesForOperators(house: House, input: Input): Promise<Issues> {
  const rows = await issuesUntilNow(house, input);
  const sums = await sumsOf(house, rows);
  const list = rows.map((row) => {
    const { kind, names, vendor, drawnBy } = findLottery(row.game_code);
    const roundId = roundName(row.game_code, row.number);
    const { bets, stake, payout } = sums.get(roundId) ?? { bets: 0, stake: 0n, payout: 0n };
    return {
      gameCode: row.game_code,
      name: names.EN ?? row.game_code,
      vendor,
      isDrawnElsewhere: drawnBy === 'elsewhere',
      number: row.number,
      roundId,
      state: row.state,
      revision: row.revision,
      hash: row.hash,
      bets,
      stake,
      payout,
      printed: row.result === null ? '' : kind.printed(row.result),
      closesAt: row.closes_at.getTime(),
      drawsAt: row.draws_at.getTime(),
      settledAt: row.settled_at?.getTime() ?? null,
    };
  });
  return trailOf(list, { rows, pageSize: input.pageSize, keyOf });
}

async function sumsOf(house: House, rows: readonly Issue[]) {
  const byVendor = groupBy(rows, ({ game_code }) => findLottery(game_code).vendor);
  const sums = await Promise.all(
    [...byVendor].map(([vendor, own]) =>
      sumRounds(house, {
        vendor,
        roundIds: own.map(({ game_code, number }) => roundName(game_code, number)),
        openedAt: own.map(({ opens_at }) => opens_at),
      }),
    ),
  );
  return new Map(sums.flatMap((one) => [...one]));
}

const keyOf = ({ draws_at, game_code, number }: Issue) =>
  `${draws_at.getTime()}/${game_code}/${number}`;

function issuesUntilNow(
  { reports, clock }: House,
  { gameCode, number, state, from, to, after, pageSize }: Input,
): Promise<Issue[]> {
  const codes = gameCode ? [findLottery(gameCode).code] : [...lotteries.keys()];
  const now = clock.now();
  let query = reports
    .selectFrom('lottery_issues')
    .selectAll()
    .where('game_code', 'in', codes)
    .where('opens_at', '<=', now);
  if (number) query = query.where('number', 'like', `${number}%`);
  if (state === 'waiting') {
    query = query.where('settled_at', 'is', null).where('draws_at', '<=', now);
  } else if (state) query = query.where('state', '=', state);
  if (from !== undefined) query = query.where('draws_at', '>=', new Date(from));
  if (to !== undefined) query = query.where('draws_at', '<=', new Date(to));
  if (after) query = query.where(sql<boolean>`(draws_at, game_code, number) < ${placeOf(after)}`);
  return query
    .orderBy('draws_at', 'desc')
    .orderBy('game_code', 'desc')
    .orderBy('number', 'desc')
    .limit(pageSize)
    .execute();
}

/** The row that a page ended with. */
function placeOf(after: string) {
  const [at = '', game = '', number = ''] = after.split('/');
  const drawsAt = new Date(Number(at));
  if (at === '' || Number.isNaN(drawsAt.getTime())) {
    refuse('INVALID_INPUT', { value: { after: ['invalid_format'] } });
  }
  return sql`(${drawsAt}::timestamptz, ${game}::text, ${number}::text)`;
}
