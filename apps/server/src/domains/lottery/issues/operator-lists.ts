import type { lotteryIssuesOperator as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { lotteries, standingOf } from '../lotteries.ts';
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
