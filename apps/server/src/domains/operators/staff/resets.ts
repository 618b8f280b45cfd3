import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { emailOf, holdStaff, lockOperator, type OperatorRow, showOperator } from '../accounts.ts';
import type { ApprovalKind } from '../approvals/approvals.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { tie } from '../persons.ts';
import { writeEmail } from '../sessions/email.ts';
import { endSessions } from '../sessions/session.ts';
import { type SetupPurpose, sendSetup } from '../sessions/setup.ts';
import { askAdmin } from './second-person.ts';
import { NO_PASSWORD } from './staff.ts';

const RESET = 'operators.reset';
const EMAIL = 'operators.email';

/**
 * A lost password or second factor: a second administrator agrees, and the operator sets it anew by a
 * letter to their own address. Whoever asked is one person with the account until well after that.
 */
export function askReset(house: House, caller: Caller, id: number, purpose: SetupPurpose) {
  if (BigInt(id) === caller.operatorId) refuse('SAME_PERSON');
  return begin(house.db, async (tx) => {
    await holdStaff(tx);
    const row = await lockOperator(tx, BigInt(id));
    if (!row.email_sealed) refuse('OPERATOR_EMAIL_MISSING');
    const approvalId = await askAdmin(house, tx, {
      kind: RESET,
      subject: `operator:${id}`,
      payload: { operatorId: id, username: row.username, purpose },
      caller,
      without: row.id,
    });
    if (!approvalId) {
      await reset(house, tx, row, {
        purpose,
        by: caller.operatorId,
        actor: actorOf(caller),
        address: caller.address,
      });
    }
    const now = await lockOperator(tx, row.id);
    return { operator: await showOperator(house, tx, now), approvalId: approvalId ?? null };
  });
}

export const resetApproval: ApprovalKind = {
  kind: RESET,
  right: 'operators.edit',
  apply: async (house, tx, payload, { approvalId, askedBy, decidedBy }) => {
    const { operatorId, purpose } = payload as { operatorId: number; purpose: SetupPurpose };
    if (BigInt(operatorId) === decidedBy) refuse('SAME_PERSON');
    await holdStaff(tx);
    const row = await lockOperator(tx, BigInt(operatorId));
    await reset(house, tx, row, {
      purpose,
      by: askedBy,
      actor: `operator:${decidedBy}`,
      approvalId,
    });
  },
};

type Reset = {
  purpose: SetupPurpose;
  by: bigint;
  actor: string;
  address?: string;
  approvalId?: bigint;
};

async function reset(
  house: House,
  tx: Transaction,
  row: OperatorRow,
  { purpose, by, actor, address, approvalId }: Reset,
): Promise<void> {
  if (purpose === 'password') {
    await tx
      .updateTable('operators')
      .set({ password_hash: NO_PASSWORD, needs_password_change: true })
      .where('id', '=', row.id)
      .execute();
  }
  await tie(house, tx, {
    operatorId: row.id,
    by,
    reason: 'reset',
    ...(approvalId !== undefined && { approvalId }),
  });
  await endSessions(house, tx, row.id);
  await sendSetup(house, tx, row, purpose);
  await recordAudit(house, tx, {
    actor,
    action: `operators.${purpose}.reset`,
    subject: `operator:${row.id}`,
    address,
  });
}

type NewEmail = { id: number; version: number; email: string };

/** Where an operator's letters go decides who can open the account, so it takes two people, too. */
export function setEmail(house: House, caller: Caller, { id, version, email }: NewEmail) {
  return begin(house.db, async (tx) => {
    await holdStaff(tx);
    const row = await lockOperator(tx, BigInt(id));
    if (row.version !== version) refuse('CHANGED_MEANWHILE');
    const approvalId = await askAdmin(house, tx, {
      kind: EMAIL,
      subject: `operator:${id}`,
      payload: {
        operatorId: id,
        username: row.username,
        from: emailOf(house, row),
        to: email,
        version,
      },
      caller,
    });
    if (approvalId) return { operator: await showOperator(house, tx, row), approvalId };
    const { operatorId: by, address } = caller;
    const written = await placeEmail(house, tx, row, {
      email,
      by,
      actor: actorOf(caller),
      address,
    });
    return { operator: await showOperator(house, tx, written), approvalId: null };
  });
}

export const emailApproval: ApprovalKind = {
  kind: EMAIL,
  right: 'operators.edit',
  apply: async (house, tx, payload, { approvalId, askedBy, decidedBy }) => {
    const { operatorId, to, version } = payload as {
      operatorId: number;
      to: string;
      version: number;
    };
    await holdStaff(tx);
    const row = await lockOperator(tx, BigInt(operatorId));
    if (row.version !== version) refuse('CHANGED_MEANWHILE');
    const actor = `operator:${decidedBy}`;
    await placeEmail(house, tx, row, { email: to, by: askedBy, actor, approvalId });
  },
};

type Placing = { email: string; by: bigint; actor: string; address?: string; approvalId?: bigint };

/** Whoever chose the address is tied to the account until its owner has answered from there. */
async function placeEmail(
  house: House,
  tx: Transaction,
  row: OperatorRow,
  { email, by, actor, address, approvalId }: Placing,
): Promise<OperatorRow> {
  const written = await writeEmail(house, tx, row, { email, actor, address });
  await tie(house, tx, {
    operatorId: row.id,
    by,
    reason: 'reset',
    ...(approvalId !== undefined && { approvalId }),
  });
  await sendSetup(house, tx, written, 'password');
  return written;
}
