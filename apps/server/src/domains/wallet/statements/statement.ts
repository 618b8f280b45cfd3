import type { wallet as contract, Language, Output } from '@baize/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import type { Currency } from '../currencies.ts';
import {
  movementWords,
  nameOf,
  type Reason,
  reasons,
  reasonsOfIds,
  reasonsOfType,
} from '../reasons.ts';
import { refuseArchivedRecord, untilAway } from './archived-record.ts';
import { remarksOn } from './remarks.ts';

type StatementInput = Omit<Output<typeof contract.statement.input>, 'language'>;
type Shown = Output<typeof contract.statement.value>;

/** Whose record it is, and whether it is read by them or by somebody above. */
type Owner = { memberId: bigint; currency: Currency; name: string; isReader: boolean };

/** The account record of one member's cash, or points: newest first. */
export async function showStatement(
  house: House,
  owner: Owner,
  input: StatementInput & { language: Language },
): Promise<Shown> {
  const period = readPeriod(house, { startDate: input.startTime, endDate: input.endTime });
  const accountId = await accountFor(house, owner, input.account);
  if (accountId === undefined) return { ...EMPTY, page: input.page };
  const count = input.after === undefined ? await countRows(house, accountId, period, input) : 0;
  const found = await findRows(house, accountId, period, input);
  const { rows, goesOn } = await shownOf(house, accountId, { found, period, input });
  const { language } = input;
  const remarks = await remarksOn(house, rows, { language, isReader: owner.isReader });
  return {
    list: rows.map((row) => shownRow(row, { language, owner, remark: remarks.get(row.id) ?? '' })),
    page: input.page,
    totalPages: Math.ceil(count / input.size),
    totalCount: count,
    after: goesOn ? String(rows.at(-1)!.seq) : null,
  };
}

type Found = { found: readonly Row[]; period: Period; input: StatementInput };

/** A page that counts tells how many there are: it says nothing where some are in the archive. */
async function shownOf(
  { db }: House,
  accountId: bigint,
  { found, period, input: { after, size } }: Found,
): Promise<{ rows: readonly Row[]; goesOn: boolean }> {
  const asked = { accountId, ...period };
  const read = { rows: found, size };
  if (after !== undefined) return untilAway(db, read, { ...asked, before: BigInt(after) });
  await refuseArchivedRecord(db, asked);
  return { rows: found, goesOn: found.length === size };
}

const EMPTY: Shown = { list: [], page: 1, totalPages: 0, totalCount: 0, after: null };

async function accountFor(
  house: House,
  { memberId, currency }: { memberId: bigint; currency: Currency },
  account: StatementInput['account'],
): Promise<bigint | undefined> {
  const wanted =
    account === 'points' ? { purpose: 'points', currency: 'PTS' } : { purpose: 'cash', currency };
  const row = await house.db
    .selectFrom('accounts')
    .select('id')
    .where('member_id', '=', memberId)
    .where('purpose', '=', wanted.purpose)
    .where('currency', '=', wanted.currency)
    .executeTakeFirst();
  return row?.id;
}

type Period = { from: Date; to: Date };

/** Only what was asked for: the period, the types, and those left out. */
function conditionsOf(accountId: bigint, { from, to }: Period, input: StatementInput) {
  return (where: ExpressionBuilder<Tables, 'transfers'>) => {
    const conditions = [
      where('account_id', '=', accountId),
      where('at', '>=', from),
      where('at', '<', to),
    ];
    const wanted = wantedReasons(input);
    if (wanted) conditions.push(where('reason', 'in', wanted.length > 0 ? wanted : ['']));
    const left = reasonsOfIds(input.excludeTxTypeIds ?? []);
    if (left.length > 0) conditions.push(where('reason', 'not in', left));
    return where.and(conditions);
  };
}

function wantedReasons({ codeTypes, txTypeIds }: StatementInput): Reason[] | undefined {
  const ofType = codeTypes === '' ? undefined : codeTypes.split(',').flatMap(reasonsOfType);
  if (!txTypeIds || txTypeIds.length === 0) return ofType;
  const ofIds = reasonsOfIds(txTypeIds);
  return ofType ? ofIds.filter((reason) => ofType.includes(reason)) : ofIds;
}

async function countRows(house: House, accountId: bigint, period: Period, input: StatementInput) {
  const { count } = await house.db
    .selectFrom('transfers')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(conditionsOf(accountId, period, input))
    .executeTakeFirstOrThrow();
  return count;
}

async function findRows(house: House, accountId: bigint, period: Period, input: StatementInput) {
  let query = house.db
    .selectFrom('transfers')
    .select(['id', 'seq', 'amount', 'balance_after', 'bet_id', 'at', 'reason', 'key'])
    .where(conditionsOf(accountId, period, input))
    .orderBy('seq', 'desc')
    .limit(input.size);
  if (input.after !== undefined) query = query.where('seq', '<', BigInt(input.after));
  else query = query.offset((input.page - 1) * input.size);
  return query.execute();
}

type Row = Awaited<ReturnType<typeof findRows>>[number];

type Beside = { language: Language; owner: Owner; remark: string };

function shownRow(row: Row, { language, owner, remark }: Beside): Shown['list'][number] {
  const [txTypeId] = reasons[row.reason as Reason];
  const code = nameOf(row.reason as Reason, row);
  const words = movementWords(code, language);
  return {
    txId: String(row.id),
    txTypeId,
    txTypeName: words,
    txTypeCode: code,
    nameCn: words,
    txTimeInTimestamp: row.at.getTime(),
    orderNo: row.bet_id === null ? String(row.id) : String(row.bet_id),
    remark,
    amount: row.amount,
    currentAvailBalance: row.balance_after ?? 0n,
    customerName: owner.name,
  };
}
