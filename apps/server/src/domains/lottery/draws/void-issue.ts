import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ApprovalKind, askOneApproval, recordAudit } from '../../operators/index.ts';
import { type Play, refuseArchivedRound, standingBetsOfRound, voidBet } from '../../play/index.ts';
import { findIssue, type Issue } from '../issues/issues.ts';
import { findLottery, type Lottery, roundName } from '../lotteries.ts';
import { endAlarmsOf } from './alarms.ts';
import { payAtOnce } from './results.ts';

const KIND = 'lottery.void';
const AT_ONCE = 200;

type Input = { gameCode: string; number: string; reason: string };

/** Calling an issue off takes two people, before its draw or after it. */
export async function askVoid(
  house: House,
  caller: Caller,
  { gameCode, number, reason }: Input,
): Promise<{ approvalId: string }> {
  findLottery(gameCode);
  const issue = (await findIssue(house, gameCode, number)) ?? refuse('NOT_FOUND');
  if (issue.state === 'void') refuse('CHANGED_MEANWHILE');
  await refuseArchivedRound(house.db, issue.opens_at);
  const payload = { gameCode, number, reason, state: issue.state };
  const subject = `lottery:${roundName(gameCode, number)}`;
  const id = await begin(house.db, (tx) =>
    askOneApproval(house, tx, { kind: KIND, subject, payload, caller }),
  );
  return { approvalId: String(id) };
}

/** From the second person's word on the issue is void; its stakes go back with the next run. */
export const voidApproval: ApprovalKind = {
  kind: KIND,
  right: 'lottery.void',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { gameCode, number, reason, state } = payload as Input & { state: string };
    const done = await tx
      .updateTable('lottery_issues')
      .set({ state: 'void', settled_at: null })
      .where('game_code', '=', gameCode)
      .where('number', '=', number)
      .where('state', '<>', 'void')
      .returning('opens_at')
      .executeTakeFirst();
    if (!done) refuse('CHANGED_MEANWHILE');
    await refuseArchivedRound(tx, done.opens_at);
    await endAlarmsOf(house, tx, { game_code: gameCode, number });
    await payAtOnce(tx);
    await recordAudit(house, tx, {
      actor: `operator:${decidedBy}`,
      action: 'lottery.issue.voided',
      subject: `lottery:${roundName(gameCode, number)}`,
      before: { state },
      after: { state: 'void', reason },
    });
  },
};

/** Gives every stake of an issue back, and takes back what it paid; many in one transaction. */
export async function refundIssue(play: Play, lottery: Lottery, issue: Issue): Promise<void> {
  const round = { vendor: lottery.vendor, roundId: roundName(lottery.code, issue.number) };
  for (let after = 0n; ; ) {
    const bets = await standingBetsOfRound(play.house.db, round, { after, size: AT_ONCE });
    await Promise.all(bets.map((bet) => voidBet(play, bet, { evenIfSettled: true })));
    if (bets.length < AT_ONCE) return;
    after = bets.at(-1)!.id;
  }
}
