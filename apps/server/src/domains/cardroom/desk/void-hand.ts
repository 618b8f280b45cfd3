import type { cardroomDeskOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ApprovalKind, askOneApproval, recordAudit } from '../../operators/index.ts';
import { hasChips } from '../stakes/stake.ts';
import { type OpenTable, readHand, seatOfMember } from '../tables/open-table.ts';
import { findHandRow, lockTable, saveTable } from '../tables/table-rows.ts';
import type { HandState } from '../tables.ts';

const KIND = 'cardroom.void';

type Frozen = {
  handId: string;
  tableId: string;
  stakeId: string;
  state: HandState;
  reason: string;
};

/** What is being collected or paid at this moment is over in another. */
const isStill = (state: HandState) => state === 'playing' || state === 'settled';

/** Calling a hand off takes two people, while it is played or after it. */
export async function askVoidHand(
  house: House,
  caller: Caller,
  { handId, reason }: Output<typeof contract.askVoid.input>,
): Promise<{ approvalId: string }> {
  const row = (await findHandRow(house.db, BigInt(handId))) ?? refuse('NOT_FOUND');
  if (!isStill(row.state)) refuse('CHANGED_MEANWHILE');
  const { stake_id: stakeId, table_id, state } = row;
  const payload: Frozen = { handId, tableId: String(table_id), stakeId, state, reason };
  const subject = `cards:${stakeId}:${handId}`;
  const id = await begin(house.db, (tx) =>
    askOneApproval(house, tx, { kind: KIND, subject, payload, caller }),
  );
  return { approvalId: String(id) };
}

/** From the second person's word on the hand is void; its stakes go back with the next look. */
export const voidHandApproval: ApprovalKind = {
  kind: KIND,
  right: 'play.correct',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { handId, tableId, stakeId, state, reason } = payload as Frozen;
    const table = await lockTable(tx, BigInt(tableId), house.clock.now());
    const before =
      table?.hand?.id === BigInt(handId)
        ? await voidAtTable(tx, table)
        : await voidPast(tx, BigInt(handId), table);
    await recordAudit(house, tx, {
      actor: `operator:${decidedBy}`,
      action: 'cardroom.hand.voided',
      subject: `cards:${stakeId}`,
      before: { handId, state: before ?? state },
      after: { handId, state: 'void', reason },
    });
  },
};

async function voidAtTable(tx: Transaction, table: OpenTable): Promise<HandState> {
  const hand = table.hand!;
  const before = hand.state;
  if (!isStill(before)) refuse('CHANGED_MEANWHILE');
  takeChipsBack(table, hand);
  Object.assign(hand, { state: 'void', settledAt: null, endedAt: hand.endedAt ?? table.at });
  Object.assign(table, { clocks: [], isHandChanged: true, nextHandAt: null });
  await saveTable(tx, table, table.at);
  return before;
}

async function voidPast(
  tx: Transaction,
  handId: bigint,
  table: OpenTable | undefined,
): Promise<HandState> {
  const row = await tx
    .selectFrom('card_hands')
    .selectAll()
    .where('id', '=', handId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!isStill(row.state)) refuse('CHANGED_MEANWHILE');
  await tx
    .updateTable('card_hands')
    .set({ state: 'void', settled_at: null })
    .where('id', '=', handId)
    .execute();
  if (table && table.hand?.state !== 'playing') {
    takeChipsBack(table, readHand(row));
    await saveTable(tx, table, table.at);
  }
  return row.state;
}

/** Whoever still sits there has the chips that they had before; nobody has fewer than none. */
function takeChipsBack(
  table: OpenTable,
  { result, seats }: Pick<NonNullable<OpenTable['hand']>, 'result' | 'seats'>,
): void {
  if (!result || !hasChips(table.stake)) return;
  for (const { seat, won, putIn } of result.seats) {
    const memberId = seats.find((one) => one.seat === seat)?.memberId;
    const sitter = memberId ? seatOfMember(table, BigInt(memberId)) : undefined;
    if (sitter) sitter.stack = Math.max(0, sitter.stack - (won - putIn));
  }
}
