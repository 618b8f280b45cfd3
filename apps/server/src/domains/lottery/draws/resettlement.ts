import type { Money } from '@baize/money';
import {
  type Play,
  resettleBet,
  settleBet,
  standingBetsOf,
  standingBetsOfRound,
} from '../../play/index.ts';
import type { Issue } from '../issues/issues.ts';
import { type Lottery, roundName } from '../lotteries.ts';
import { stopChases } from './chase.ts';
import { uncountedStakes } from './coverage.ts';
import { letDecided, payTicket, settledDetail } from './settlement.ts';

const AT_ONCE = 200;

/**
 * Pays every ticket of an issue by its corrected result: what was won wrongly is taken back, what was
 * not paid is paid. Counted from the first ticket on each time, so a run that was broken off is harmless.
 */
export async function resettleIssue(play: Play, lottery: Lottery, issue: Issue): Promise<void> {
  const { house } = play;
  const round = { vendor: lottery.vendor, roundId: roundName(lottery.code, issue.number) };
  const paid = new Map<string, Money>();
  for (let after = 0n; ; ) {
    const bets = await standingBetsOfRound(house.db, round, { after, size: AT_ONCE });
    const owners = [...new Set(bets.map(({ memberId }) => memberId))];
    const standing = owners.length > 0 ? await standingBetsOf(house, round, owners) : [];
    const uncounted = uncountedStakes(house, lottery, standing);
    const settled = bets.map((bet) => ({ bet, ...payTicket(house, lottery, issue, bet, paid) }));
    await stopChases(
      play,
      lottery,
      settled.flatMap(({ bet, payout }) => (payout > 0n ? [bet] : [])),
    );
    await Promise.all(
      settled.map(({ bet, payout, wins }) => {
        const detail = settledDetail(house, bet, wins, uncounted.get(bet.id));
        const pay = bet.state === 'open' ? settleBet : resettleBet;
        return pay(play, bet, { payout, detail }).catch(letDecided);
      }),
    );
    if (bets.length < AT_ONCE) return;
    after = bets.at(-1)!.id;
  }
}
