import type { liveOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ApprovalKind, askOneApproval, recordAudit } from '../../operators/index.ts';
import { refuseArchivedRound } from '../../play/index.ts';
import { findTable } from '../tables/table.ts';
import { findRound } from './round-rows.ts';

const KIND = 'live.void';

type Frozen = { tableId: string; number: string; reason: string; state: string };

/** Calling a round off takes two people, before its result or after it. */
export async function askVoidRound(
  house: House,
  caller: Caller,
  { tableId, number, reason }: Output<typeof contract.askVoid.input>,
): Promise<{ approvalId: string }> {
  findTable(tableId);
  const round = (await findRound(house, tableId, BigInt(number))) ?? refuse('NOT_FOUND');
  if (round.state === 'void') refuse('CHANGED_MEANWHILE');
  await refuseArchivedRound(house.db, new Date(round.opensAt));
  const payload: Frozen = { tableId, number, reason, state: round.state };
  const subject = `live:${tableId}:${number}`;
  const id = await begin(house.db, (tx) =>
    askOneApproval(house, tx, { kind: KIND, subject, payload, caller }),
  );
  return { approvalId: String(id) };
}

/** From the second person's word on the round is void; its stakes go back with the next look. */
export const voidRoundApproval: ApprovalKind = {
  kind: KIND,
  right: 'play.correct',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { tableId, number, reason, state } = payload as Frozen;
    const done = await tx
      .updateTable('live_rounds')
      .set({ state: 'void', settled_at: null })
      .where('table_id', '=', tableId)
      .where('number', '=', BigInt(number))
      .where('state', '<>', 'void')
      .returning('opens_at')
      .executeTakeFirst();
    if (!done) refuse('CHANGED_MEANWHILE');
    await refuseArchivedRound(tx, done.opens_at);
    await recordAudit(house, tx, {
      actor: `operator:${decidedBy}`,
      action: 'live.round.voided',
      subject: `table:${tableId}`,
      before: { number, state },
      after: { number, state: 'void', reason },
    });
  },
};
