import type { operatorsApprovals as contract, Output, Right } from '@baize/contract';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Database, type Tables, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { auditText } from '../audit/audit-chain.ts';
import { giveRoomBack, type Measure, roomOf, takeRoom } from '../limits.ts';
import { type Link, linksBetween } from '../persons.ts';

declare module '../../../platform/database.ts' {
  interface Tables {
    approvals: {
      id: Generated<bigint>;
      kind: string;
      subject: string;
      payload: string;
      asked_by: bigint;
      asked_at: Date;
      state: Generated<Output<typeof contract.approvalState>>;
      decided_by: bigint | null;
      decided_at: Date | null;
      note: Generated<string>;
    };
  }
}

/** Something that takes two people: what a domain does once the second one agrees. */
export type ApprovalKind = {
  /** `operators.roles` */
  kind: string;
  /** What the one who decides must be allowed to do, besides deciding. */
  right: Right;
  apply(house: House, tx: Transaction, payload: unknown, decision: Decision): Promise<void>;
  /** How much money it lets go, where it does: whoever agrees needs as much of their own limits. */
  measure?(payload: unknown): Measure | null;
  /** To ask for it takes as much, too: nobody else decides how much it is. */
  isAskLimited?: boolean;
};

export type Decision = { approvalId: bigint; askedBy: bigint; decidedBy: bigint };

export type Asking = {
  kind: string;
  subject: string;
  /** Plain JSON; frozen from here on. Amounts as text. */
  payload: unknown;
  caller: Caller;
};

/** Puts a change before a second person. It changes nothing until then. */
export async function askApproval(house: House, tx: Transaction, asking: Asking): Promise<bigint> {
  const { kind, subject, payload, caller } = asking;
  const { id } = await tx
    .insertInto('approvals')
    .values({
      kind,
      subject,
      payload: JSON.stringify(payload),
      asked_by: caller.operatorId,
      asked_at: house.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const known = house.contributed('approvals').find((one) => one.kind === kind);
  if (known?.isAskLimited) await takeMeasure(house, tx, known, { caller, payload, approvalId: id });
  await recordAudit(house, tx, {
    actor: actorOf(caller),
    action: 'operators.approval.asked',
    subject: `approval:${id}`,
    after: { kind, subject, payload },
    address: caller.address,
  });
  return id;
}

type Weighed = { caller: Caller; payload: unknown; approvalId: bigint };

async function takeMeasure(
  house: House,
  tx: Transaction,
  kind: ApprovalKind,
  { caller: { operatorId }, payload, approvalId }: Weighed,
): Promise<void> {
  const measure = kind.measure?.(payload);
  if (!measure || (await takeRoom(house, tx, { operatorId, measure, approvalId }))) return;
  const room = await roomOf(house, tx, operatorId);
  refuse('OPERATOR_LIMIT', { words: { left: room[measure.of] ?? 0n } });
}

/** The same, where one change at a time may wait for a subject. */
export async function askOneApproval(
  house: House,
  tx: Transaction,
  asking: Asking,
): Promise<bigint> {
  if (await isWaiting(tx, asking.kind, asking.subject)) refuse('CHANGED_MEANWHILE');
  return askApproval(house, tx, asking);
}

type Ruling = { id: string; decision: 'approve' | 'reject'; note: string };

/** Decided once, by another person, on exactly what was asked. */
export async function decideApproval(
  house: House,
  kinds: readonly ApprovalKind[],
  caller: Caller,
  ruling: Ruling,
): Promise<void> {
  const links = await begin(house.db, async (tx) => {
    const asked = await lockWaiting(tx, BigInt(ruling.id));
    const kind = kinds.find(({ kind }) => kind === asked.kind);
    if (!kind) throw new Error(`Nobody answers for approvals of the kind ${asked.kind}`);
    if (asked.asked_by === caller.operatorId) refuse('SAME_PERSON');
    if (!caller.rights.includes(kind.right)) refuse('NOT_ALLOWED');
    if (caller.takenRights?.includes(kind.right)) refuse('EMERGENCY_NOT_ENOUGH');
    const links = await linksBetween(house, tx, asked.asked_by, caller.operatorId);
    if (links.length === 0) await rule(house, tx, { kind, asked, caller, ruling });
    return links;
  });
  if (links.length > 0) await refuseTied(house, caller, ruling.id, links);
}

type Case = { kind: ApprovalKind; asked: ApprovalRow; caller: Caller; ruling: Ruling };

async function rule(house: House, tx: Transaction, { kind, asked, caller, ruling }: Case) {
  const isApproved = ruling.decision === 'approve';
  await close(house, tx, asked.id, caller, {
    state: isApproved ? 'approved' : 'rejected',
    note: maskCardNumbers(ruling.note),
  });
  if (!isApproved) return giveRoomBack(tx, asked.id);
  const payload = JSON.parse(asked.payload);
  // Before anything is done: what bets do is not undone with this transaction.
  await takeMeasure(house, tx, kind, { caller, payload, approvalId: asked.id });
  const decision = {
    approvalId: asked.id,
    askedBy: asked.asked_by,
    decidedBy: caller.operatorId,
  };
  await kind.apply(house, tx, payload, decision);
}

/** One person with two accounts is told why they do not count as two, and the log says so. */
async function refuseTied(house: House, caller: Caller, id: string, links: Link[]) {
  await begin(house.db, (tx) =>
    recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'operators.approval.refused',
      subject: `approval:${id}`,
      after: {
        reason: 'one person',
        links: links.map(({ one, other, reason }) => `operator:${one} ${reason} operator:${other}`),
      },
      address: caller.address,
    }),
  );
  refuse(links.some(({ reason }) => reason === 'device') ? 'SAME_DEVICE' : 'SAME_HAND');
}

export async function withdrawApproval(house: House, caller: Caller, id: string): Promise<void> {
  await begin(house.db, async (tx) => {
    const asked = await lockWaiting(tx, BigInt(id));
    if (asked.asked_by !== caller.operatorId) refuse('NOT_ALLOWED');
    await close(house, tx, asked.id, caller, { state: 'withdrawn', note: '' });
    await giveRoomBack(tx, asked.id);
  });
}

async function lockWaiting(tx: Transaction, id: bigint) {
  const asked = await tx
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!asked) refuse('NOT_FOUND');
  if (asked.state !== 'waiting') refuse('ALREADY_DECIDED');
  return asked;
}

type Closing = { state: 'approved' | 'rejected' | 'withdrawn'; note: string };

async function close(house: House, tx: Transaction, id: bigint, caller: Caller, closing: Closing) {
  await tx
    .updateTable('approvals')
    .set({ ...closing, decided_by: caller.operatorId, decided_at: house.clock.now() })
    .where('id', '=', id)
    .execute();
  await recordAudit(house, tx, {
    actor: actorOf(caller),
    action: `operators.approval.${closing.state}`,
    subject: `approval:${id}`,
    after: closing,
    address: caller.address,
  });
}

export type ApprovalRow = Selectable<Tables['approvals']>;

/** A payload as it may be shown: without secrets, as the log keeps it. */
export function shownPayload(payload: string): unknown {
  return JSON.parse(auditText(JSON.parse(payload)) ?? 'null');
}

/** Whether an approval of this kind waits for this subject. */
export async function isWaiting(tx: Transaction, kind: string, subject: string): Promise<boolean> {
  const row = await tx
    .selectFrom('approvals')
    .select(sql`1`.as('one'))
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was asked for and still waits, of this kind and on this subject. */
export async function waitingPayloads(
  db: Database | Transaction,
  kind: string,
  subject: string,
): Promise<unknown[]> {
  const rows = await db
    .selectFrom('approvals')
    .select('payload')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', 'waiting')
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload));
}
