import type { lotteryRiskOperator as contract, Output } from '@baize/contract';
import { playOf } from '@baize/games';
import { type Money, money } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { type Bet, openBetsOfRound } from '../../play/index.ts';
import { openIssues } from '../issues/issues.ts';
import { findLottery, type Lottery, roundName } from '../lotteries.ts';
import { termsOf } from '../odds/odds.ts';
import { choiceOf } from '../ticket-choice.ts';
import { shippedCaps } from './caps.ts';
import {
  type Limits,
  ladderPercent,
  limitsOf,
  numbersByHand,
  pickName,
  renewRisk,
} from './limits.ts';
import { ALL, greatestOfBets } from './open-issues.ts';
import { hasPicks, payoutOfPick, picksOf } from './picks.ts';

type Risk = Output<typeof contract.showRisk.value>;

const SHOWN = 100;

/** What lies on the numbers of an issue, read from its tickets; with what is decided about them. */
export async function showRisk(
  house: House,
  { gameCode, number }: Output<typeof contract.showRisk.input>,
): Promise<Risk> {
  const lottery = findLottery(gameCode);
  const issue = number ?? (await openIssues(house, lottery, 1))[0]?.number ?? null;
  const { changedAt, ...limits } = limitsOf(house, gameCode);
  const rows = await house.db
    .selectFrom('lottery_numbers')
    .selectAll()
    .where('game_code', '=', gameCode)
    .orderBy('play')
    .orderBy('pick')
    .execute();
  const bets = issue
    ? await openBetsOfRound(house.reports, lottery.vendor, roundName(gameCode, issue), ALL)
    : [];
  return {
    limits: { ...limits, ladder: [...limits.ladder] },
    shipped: { payoutPerMember: shippedCaps.issue, singlePickPayout: shippedCaps.singlePick },
    version: changedAt,
    numbers: rows.map(({ play, pick, percent, reason, set_at }) => ({
      play,
      pick,
      percent,
      reason,
      setAt: set_at.getTime(),
    })),
    plays: lottery.kind.plays.filter(hasPicks).map(({ code }) => code),
    issue,
    exposure: exposureOf(house, lottery, limits, bets),
    stake: bets.reduce((sum, { stake }) => sum + stake, 0n),
    couldPay: issue === null ? null : greatestOfBets(house, lottery, bets),
  };
}

type Laid = { play: string; pick: string; bets: number; stake: Money; payout: Money };

function exposureOf(
  house: House,
  lottery: Lottery,
  limits: Limits,
  bets: readonly Bet[],
): Risk['exposure'] {
  const laid = new Map<string, Laid>();
  for (const bet of bets) {
    const { rows, group } = choiceOf(bet);
    for (const row of rows) {
      const play = playOf(lottery.kind, row.play)!;
      const terms = { group, play: row.play, rulesVersion: bet.rulesVersion! };
      const full = payoutOfPick(play, termsOf(house, lottery.code, terms), money(row.perNote));
      const payout = (full * BigInt(row.percent ?? 100)) / 100n;
      const picks = picksOf(play, row.selection);
      for (const pick of picks) {
        const name = pickName(row.play, pick);
        const one = laid.get(name) ?? { play: row.play, pick, bets: 0, stake: 0n, payout: 0n };
        laid.set(name, {
          ...one,
          bets: one.bets + 1,
          stake: one.stake + money(row.stake) / BigInt(picks.length),
          payout: one.payout + payout,
        });
      }
    }
  }
  const byHand = numbersByHand(house, lottery.code);
  return [...laid.values()]
    .sort((a, b) => (a.payout > b.payout ? -1 : 1))
    .slice(0, SHOWN)
    .map((one) => ({
      ...one,
      percent: Math.min(
        ladderPercent(limits, one.payout),
        byHand.get(pickName(one.play, one.pick)) ?? 100,
      ),
    }));
}

/** A number closed, lowered, or taken at full odds again; whoever watches the board sees it. */
export async function setNumber(
  house: House,
  caller: Caller,
  { gameCode, play: name, pick, percent, reason }: Output<typeof contract.setNumber.input>,
): Promise<null> {
  const { kind } = findLottery(gameCode);
  const play = playOf(kind, name);
  if (!play || !isPick(play, pick)) refuse('INVALID_INPUT', { value: { pick: ['invalid_value'] } });
  await begin(house.db, async (tx) => {
    const place = { game_code: gameCode, play: name, pick };
    if (percent === 100) {
      await tx
        .deleteFrom('lottery_numbers')
        .where('game_code', '=', gameCode)
        .where('play', '=', name)
        .where('pick', '=', pick)
        .execute();
    } else {
      const row = { percent, reason, set_by: caller.operatorId, set_at: house.clock.now() };
      await tx
        .insertInto('lottery_numbers')
        .values({ ...place, ...row })
        .onConflict((conflict) => conflict.columns(['game_code', 'play', 'pick']).doUpdateSet(row))
        .execute();
    }
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'lottery.number.set',
      subject: `lottery:${gameCode}`,
      address: caller.address,
      before: { percent: numbersByHand(house, gameCode).get(pickName(name, pick)) ?? 100 },
      after: { play: name, pick, percent, reason },
    });
  });
  await renewRisk(house);
  house.realtime.publish(`game:${gameCode}`, { kind: 'numbers' });
  return null;
}

function isPick(play: NonNullable<ReturnType<typeof playOf>>, pick: string): boolean {
  const { form } = play;
  const selection = {
    spots: { spots: [pick] },
    texts: { texts: [pick] },
    numbers: { numbers: [Number(pick)] },
    positions: undefined,
  }[form.kind];
  if (selection === undefined) {
    const [place, number] = pick.split('-');
    return (
      form.kind === 'positions' &&
      form.names.includes(place ?? '') &&
      form.numbers.includes(Number(number))
    );
  }
  const read = play.read(selection);
  return !('fault' in read) && picksOf(play, read.selection)[0] === pick;
}
