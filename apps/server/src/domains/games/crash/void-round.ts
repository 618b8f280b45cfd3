import type { gamesOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ApprovalKind, askOneApproval, recordAudit } from '../../operators/index.ts';
import { refuseArchivedRound } from '../../play/index.ts';
import { roundName } from './crash.ts';
import { findRound } from './rounds.ts';

const KIND = 'games.void';

type Frozen = { round: string; multiplier: number; reason: string };

/** Calling a round off takes two people, once it has crashed: none flies as long as they need. */
export async function askVoidRound(
  house: House,
  caller: Caller,
  { round: id, reason }: Output<typeof contract.askVoidCrash.input>,
): Promise<{ approvalId: string }> {
  const round = (await findRound(house, BigInt(id))) ?? refuse('NOT_FOUND');
  if (!round.isRevealed || round.isVoid) refuse('CHANGED_MEANWHILE');
  await refuseArchivedRound(house.db, new Date(round.opensAt));
  const payload: Frozen = { round: id, multiplier: round.crash / 100, reason };
  const subject = roundName(round.id);
  const approval = await begin(house.db, (tx) =>
    askOneApproval(house, tx, { kind: KIND, subject, payload, caller }),
  );
  return { approvalId: String(approval) };
}

/** From the second person's word on the round is void; its stakes go back with the next look. */
export const voidCrashApproval: ApprovalKind = {
  kind: KIND,
  right: 'play.correct',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { round, multiplier, reason } = payload as Frozen;
    const done = await tx
      .updateTable('crash_rounds')
      .set({ voided_at: house.clock.now(), settled_at: null })
      .where('id', '=', BigInt(round))
      .where('voided_at', 'is', null)
      .returning('opens_at')
      .executeTakeFirst();
    if (!done) refuse('CHANGED_MEANWHILE');
    await refuseArchivedRound(tx, done.opens_at);
    await recordAudit(house, tx, {
      actor: `operator:${decidedBy}`,
      action: 'games.round.voided',
      subject: `crash:${round}`,
      before: { round, multiplier, state: 'settled' },
      after: { round, state: 'void', reason },
    });
  },
};
