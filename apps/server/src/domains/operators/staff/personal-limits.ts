import type { operatorsStaff as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { holdStaff, lockOperator, showOperator } from '../accounts.ts';
import type { ApprovalKind } from '../approvals/approvals.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { limitsOf } from '../limits.ts';
import { askAdmin } from './second-person.ts';

const KIND = 'operators.limits';

const FIELDS = ['withdrawal', 'withdrawalDay', 'credit', 'creditDay'] as const;
type Sums = Record<(typeof FIELDS)[number], Money | null>;

/** A lower limit counts at once; a higher one, or none, waits for a second administrator. */
export function setLimits(
  house: House,
  caller: Caller,
  { id, version, ...to }: Output<typeof contract.setLimits.input>,
): Promise<Output<typeof contract.setLimits.value>> {
  return begin(house.db, async (tx) => {
    await holdStaff(tx);
    const row = await lockOperator(tx, BigInt(id));
    const from = (await limitsOf(tx, [row.id]))(row.id);
    if (from.version !== version) refuse('CHANGED_MEANWHILE');
    const change = { operatorId: row.id, version, from, to };
    const approvalId = FIELDS.some((field) => isHigher(to[field], from[field]))
      ? await askAdmin(house, tx, {
          kind: KIND,
          subject: `operator:${row.id}`,
          payload: {
            operatorId: Number(row.id),
            username: row.username,
            version,
            from: asTexts(from),
            to: asTexts(to),
          },
          caller,
        })
      : undefined;
    if (!approvalId) await writeLimits(house, tx, change, actorOf(caller), caller.address);
    return { operator: await showOperator(house, tx, row), approvalId: approvalId ?? null };
  });
}

type Texts = Record<keyof Sums, string | null>;
type Frozen = { operatorId: number; version: number; from: Texts; to: Texts };

export const limitsApproval: ApprovalKind = {
  kind: KIND,
  right: 'operators.edit',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { version, to, ...frozen } = payload as Frozen;
    const operatorId = BigInt(frozen.operatorId);
    await holdStaff(tx);
    const from = (await limitsOf(tx, [operatorId]))(operatorId);
    if (from.version !== version) refuse('CHANGED_MEANWHILE');
    const change = { operatorId, version, from, to: asSums(to) };
    await writeLimits(house, tx, change, `operator:${decidedBy}`);
  },
};

const isHigher = (to: Money | null, from: Money | null) =>
  from !== null && (to === null || to > from);

type Change = { operatorId: bigint; version: number; from: Sums; to: Sums };

async function writeLimits(
  house: House,
  tx: Transaction,
  { operatorId, version, from, to }: Change,
  actor: string,
  address?: string,
): Promise<void> {
  const values = {
    withdrawal: to.withdrawal,
    withdrawal_day: to.withdrawalDay,
    credit: to.credit,
    credit_day: to.creditDay,
    version: version + 1,
  };
  await tx
    .insertInto('operator_limits')
    .values({ ...values, operator_id: operatorId })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(values))
    .execute();
  await recordAudit(house, tx, {
    actor,
    action: 'operators.limits.changed',
    subject: `operator:${operatorId}`,
    before: asTexts(from),
    after: asTexts(to),
    address,
  });
}

function asTexts(sums: Sums): Texts {
  const text = (sum: Money | null) => (sum === null ? null : String(sum));
  return {
    withdrawal: text(sums.withdrawal),
    withdrawalDay: text(sums.withdrawalDay),
    credit: text(sums.credit),
    creditDay: text(sums.creditDay),
  };
}

function asSums(texts: Texts): Sums {
  const sum = (text: string | null) => (text === null ? null : BigInt(text));
  return {
    withdrawal: sum(texts.withdrawal),
    withdrawalDay: sum(texts.withdrawalDay),
    credit: sum(texts.credit),
    creditDay: sum(texts.creditDay),
  };
}
