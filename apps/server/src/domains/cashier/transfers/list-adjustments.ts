import type { cashierTransfersOperator as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { pageOf } from '../../../platform/lists/paging.ts';
import { usernamesOf } from '../../members/index.ts';
import { operatorNames } from '../../operators/index.ts';
import { type Adjusted, adjustedCash } from '../../wallet/index.ts';
import { memberAsked } from '../whose.ts';

type Answer = Output<typeof contract.listAdjustments.value>;
type Row = Answer['list'][number];

/** Every change by hand as the ledger has it, so that the sums are those of the daily cash. */
export async function listAdjustments(
  house: House,
  input: Output<typeof contract.listAdjustments.input>,
): Promise<Answer> {
  const { rows, count, added, taken } = await adjustedCash(house.db, {
    memberId: await memberAsked(house, input),
    from: input.startDate === undefined ? undefined : new Date(input.startDate),
    to: input.endDate === undefined ? undefined : new Date(input.endDate),
    limit: input.pageSize,
    offset: (input.page - 1) * input.pageSize,
  });
  const members = await usernamesOf(
    house.db,
    rows.map(({ memberId }) => memberId),
  );
  const described = await describeByDesk(house, rows);
  const list = rows.map(
    (row): Row => ({
      id: String(row.id),
      memberId: Number(row.memberId),
      username: members.get(row.memberId) ?? '',
      amount: row.amount,
      at: row.at.getTime(),
      ...(described.get(row.key) ?? { ...NOBODY, cause: causeOf(row.key) }),
    }),
  );
  return { ...pageOf(list, count, input), added, taken };
}

const NOBODY = { multiple: null, reason: '', askedBy: null, decidedBy: null, approvalId: null };

const causeOf = (key: string) => (key.startsWith('#under-age.') ? 'UNDER_AGE' : 'OPENING');

type Described = Pick<
  Row,
  'cause' | 'multiple' | 'reason' | 'askedBy' | 'decidedBy' | 'approvalId'
>;

async function describeByDesk(
  house: House,
  moved: readonly Adjusted[],
): Promise<Map<string, Described>> {
  const approvals = moved.flatMap(({ key }) => /^#adjust\.(\d+)$/.exec(key)?.[1] ?? []);
  if (approvals.length === 0) return new Map();
  const rows = await house.db
    .selectFrom('adjustments')
    .selectAll()
    .where('approval_id', 'in', approvals.map(BigInt))
    .execute();
  const people = rows.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by]);
  const operators = await operatorNames(house, [...new Set(people)]);
  return new Map(
    rows.map((row) => [
      `#adjust.${row.approval_id}`,
      {
        cause: 'DESK',
        multiple: row.multiple,
        reason: row.reason,
        askedBy: operators.get(row.asked_by) ?? String(row.asked_by),
        decidedBy: operators.get(row.decided_by) ?? String(row.decided_by),
        approvalId: String(row.approval_id),
      },
    ]),
  );
}
