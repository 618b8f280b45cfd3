import type { lotteryIssuesOperator as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { trailOf } from '../../../platform/lists/paging.ts';
import { sumRounds } from '../../play/index.ts';
import { findLottery, lotteries, roundName, standingOf } from '../lotteries.ts';
import { oddsNow } from '../odds/odds.ts';
import { type LotterySettings, settingsOf } from '../settings.ts';
import { standings } from './issues.ts';

type Listed = Output<typeof contract.listLotteries.value>;

/** Every lottery with how it stands; `waiting` are issues that were due and are not paid yet. */
export async function listLotteriesForOperators(house: House): Promise<Listed> {
  const codes = [...lotteries.keys()];
  const [{ running }, waiting] = await Promise.all([standings(house, codes), waitingIssues(house)]);
  const list = [...lotteries.values()].map((lottery) => {
    const { code, kind, category, vendor, clock, names } = lottery;
    const issue = running.get(code);
    return {
      gameCode: code,
      name: names.EN ?? code,
      kind: kind.code,
      category,
      vendor,
      everyMinutes: 'everyMinutes' in clock ? clock.everyMinutes : null,
      isDrawnElsewhere: lottery.drawnBy === 'elsewhere',
      drawsAt: 'everyMinutes' in clock ? null : clock.at,
      ...standingWords(standingOf(house, lottery)),
      version: settingsOf(house).get(code)?.changedAt ?? 0,
      oddsVersion: oddsNow(house, lottery).version,
      issue: issue?.number ?? null,
      nextDrawAt: issue?.draws_at.getTime() ?? null,
      waiting: waiting.get(code) ?? 0,
    };
  });
  return { list };
}

function standingWords({ isOpen, closeBeforeSeconds, min, max }: LotterySettings) {
  return { isOpen, closeBeforeSeconds, min, max };
}

async function waitingIssues({ db, clock }: House): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('lottery_issues')
    .select('game_code')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('settled_at', 'is', null)
    .where('draws_at', '<=', clock.now())
    .groupBy('game_code')
    .execute();
  return new Map(rows.map(({ game_code, count }) => [game_code, Number(count)]));
}

type Issues = Output<typeof contract.listIssues.value>;

/** Issues with the money that was in each: one question for all of them. */
export async function listIssuesForOperators(
  house: House,
  { gameCode, after, pageSize }: Output<typeof contract.listIssues.input>,
): Promise<Issues> {
  const lottery = findLottery(gameCode);
  const rows = await issuesUntilNow(house, gameCode, { after, pageSize });
  const sums = await sumRounds(
    house,
    lottery.vendor,
    rows.map(({ number }) => roundName(gameCode, number)),
  );
  const list = rows.map((row) => {
    const roundId = roundName(gameCode, row.number);
    const { bets, stake, payout } = sums.get(roundId) ?? { bets: 0, stake: 0n, payout: 0n };
    return {
      number: row.number,
      roundId,
      state: row.state,
      revision: row.revision,
      hash: row.hash,
      bets,
      stake,
      payout,
      printed: row.result === null ? '' : lottery.kind.printed(row.result),
      closesAt: row.closes_at.getTime(),
      drawsAt: row.draws_at.getTime(),
      settledAt: row.settled_at?.getTime() ?? null,
    };
  });
  return trailOf(list, { rows, pageSize, keyOf: ({ number }) => number });
}

/** From the running issue back. */
function issuesUntilNow(
  { db, clock }: House,
  gameCode: string,
  { after, pageSize }: { after: string | undefined; pageSize: number },
) {
  let query = db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('opens_at', '<=', clock.now());
  if (after) query = query.where('number', '<', after);
  return query.orderBy('number', 'desc').limit(pageSize).execute();
}
