import type { cardroomDeskOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ApprovalKind, askOneApproval, recordAudit } from '../../operators/index.ts';
import { cardStakes, hasChips } from '../stakes/stake.ts';
import { type OpenTable, readHand, seatOfMember } from '../tables/open-table.ts';
import { findSitAndGo, type SitAndGo, saveSitAndGo } from '../tables/sit-and-go-rows.ts';
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

/**
 * From the second person's word on the hand is void; its stakes go back with the next look. A hand of a
 * sit-and-go takes the whole of it along: chips that others won since cannot be told from its own.
 */
export const voidHandApproval: ApprovalKind = {
  kind: KIND,
  right: 'play.correct',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { handId, tableId, stakeId, state, reason } = payload as Frozen;
    const table = await lockTable(tx, BigInt(tableId), house.clock.now());
    const voided = { tableId: BigInt(tableId), handId: BigInt(handId), table };
    const isAtTable = table?.hand?.id === voided.handId;
    let before: HandState;
    if (cardStakes.get(stakeId)?.isSitAndGo) before = await callOff(house, tx, voided);
    else if (isAtTable) before = await voidAtTable(tx, table);
    else before = await voidPast(tx, voided);
    await recordAudit(house, tx, {
      actor: `operator:${decidedBy}`,
      action: 'cardroom.hand.voided',
      subject: `cards:${stakeId}`,
      before: { handId, state: before ?? state },
      after: { handId, state: 'void', reason },
    });
  },
};

type Voided = { tableId: bigint; handId: bigint; table: OpenTable | undefined };

async function voidAtTable(tx: Transaction, table: OpenTable): Promise<HandState> {
  const hand = table.hand!;
  const before = hand.state;
  if (!isStill(before)) refuse('CHANGED_MEANWHILE');
  await takeChipsBack(tx, table, hand);
  Object.assign(hand, { state: 'void', settledAt: null, endedAt: hand.endedAt ?? table.at });
  Object.assign(table, { clocks: [], isHandChanged: true, nextHandAt: null });
  await saveTable(tx, table, table.at);
  return before;
}

async function voidPast(tx: Transaction, { handId, table }: Voided): Promise<HandState> {
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
  if (table) {
    await takeChipsBack(tx, table, readHand(row));
    await saveTable(tx, table, table.at);
  }
  return row.state;
}

/** The table, if it still stands, plays no further; every entry goes back with the next look. */
async function callOff(
  house: House,
  tx: Transaction,
  { tableId, handId, table }: Voided,
): Promise<HandState> {
  const one = table?.sitAndGo ?? (await lockSitAndGo(tx, tableId));
  if (!one || one.state === 'void' || one.state === 'refunded') refuse('CHANGED_MEANWHILE');
  const { state: before } = (await findHandRow(tx, handId))!;
  const at = table?.at ?? house.clock.now().getTime();
  Object.assign(one, { state: 'void', dueAt: null });
  if (table) {
    const { hand } = table;
    // It has no bets of its own.
    if (hand?.settledAt === null) {
      Object.assign(hand, { state: 'void', settledAt: at, endedAt: hand.endedAt ?? at });
    }
    Object.assign(table, { clocks: [], isHandChanged: true, nextHandAt: null });
    await saveTable(tx, table, at);
  } else await saveSitAndGo(tx, tableId, one);
  await tx
    .updateTable('card_hands')
    .set({ state: 'void', settled_at: new Date(at) })
    .where('id', '=', handId)
    .execute();
  return before;
}

async function lockSitAndGo(tx: Transaction, tableId: bigint): Promise<SitAndGo | undefined> {
  await tx.selectFrom('card_tables').select('id').where('id', '=', tableId).forUpdate().execute();
  return findSitAndGo(tx, tableId);
}

/**
 * Whoever still sits there has the chips that they had before, from the next hand on: those of a hand
 * under way are at risk as they lie. Who has left brings no more back than that.
 */
async function takeChipsBack(
  tx: Transaction,
  table: OpenTable,
  { result, seats }: Pick<NonNullable<OpenTable['hand']>, 'result' | 'seats'>,
): Promise<void> {
  if (!result || !hasChips(table.stake)) return;
  for (const { seat, won, putIn } of result.seats) {
    const memberId = seats.find((one) => one.seat === seat)?.memberId;
    if (!memberId) continue;
    const sitter = seatOfMember(table, BigInt(memberId));
    if (sitter) sitter.corrected = (sitter.corrected ?? 0) + putIn - won;
    else await correctDeparture(tx, table.id, { memberId: BigInt(memberId), by: putIn - won });
  }
}

async function correctDeparture(
  tx: Transaction,
  tableId: bigint,
  { memberId, by }: { memberId: bigint; by: number },
): Promise<void> {
  await sql`update card_departures set stack = greatest(0, stack + ${by})
    where table_id = ${tableId} and member_id = ${memberId}`.execute(tx);
}
