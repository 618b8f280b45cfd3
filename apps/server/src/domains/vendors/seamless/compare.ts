import { addDays, type Day, dayOf, days, minutes, startOfDay, type Zone } from '@baize/calendar';
import type { vendorsSeamlessOperator as contract, Output } from '@baize/contract';
import { z } from 'zod/mini';
import type { House } from '../../../platform/house.ts';
import { trailOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { raiseAlert } from '../connections/alerts.ts';
import { wireAmount } from '../connections/amounts.ts';
import { askVendor } from '../connections/ask-vendor.ts';
import { type Connection, connectionOf, connectionsOf } from '../connections/connections.ts';

type Comparison = Output<typeof contract.compareNow.value>;
type Span = { from: Date; until: Date };

/** One transaction in the one spelling in which both lists are compared. */
type Lines = Map<string, string>;

const MAX_DIFFERENCES = 500;

/** Lays our books beside a vendor's own list: what is left over must be nothing, and is kept and told. */
export async function compareBooks(
  house: House,
  connection: Connection,
  span: Span,
): Promise<Comparison> {
  const ours = await ourLines(house, connection, span);
  const theirs = await theirLines(house, connection, span).catch((error: Error) => error.message);
  const isList = theirs instanceof Map;
  const differences = isList ? await leftOver(house, connection, ours, theirs) : [];
  const row = await house.work
    .insertInto('vendor_comparisons')
    .values({
      vendor: connection.code,
      from_at: span.from,
      until_at: span.until,
      ours: ours.size,
      theirs: isList ? theirs.size : 0,
      problem: isList ? null : theirs.slice(0, 200),
      differences: JSON.stringify(differences),
      at: house.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!isList || differences.length > 0) await raise(house, connection, span, differences.length);
  return showComparison(row);
}

/** Yesterday, by the platform's own days, with every vendor that has a list. */
export async function compareYesterday(house: House): Promise<void> {
  const zone = await house.jobs.offsetMinutes();
  const span = spanOfDay(addDays(dayOf(house.clock.now(), zone), -1), zone);
  for (const connection of connectionsOf(house).values()) {
    if (connection.kind === 'seamless' && connection.apiUrl)
      await compareBooks(house, connection, span);
  }
}

export async function compareDay(house: House, code: string, day: string): Promise<Comparison> {
  const connection = connectionOf(house, code) ?? refuse('VENDOR_NOT_FOUND');
  if (!connection.apiUrl) refuse('FUNCTION_NOT_AVAILABLE');
  const span = spanOfDay(day, await house.jobs.offsetMinutes());
  if (Number.isNaN(span.from.getTime())) {
    refuse('INVALID_INPUT', { value: { day: 'invalid_value' } });
  }
  return compareBooks(house, connection, span);
}

function spanOfDay(day: Day, zone: Zone): Span {
  const from = startOfDay(day, zone);
  return { from, until: new Date(from.getTime() + days(1)) };
}

/** Only what moved something or was agreed to: refusals are no part of any book. */
async function ourLines(
  house: House,
  connection: Connection,
  { from, until }: Span,
): Promise<Lines> {
  const rows = await house.reports
    .selectFrom('vendor_messages')
    .select(['transaction_id', 'kind', 'member_id', 'round_id', 'amount', 'reference'])
    .where('vendor', '=', connection.code)
    .where('status', '=', 'OK')
    .where('at', '>=', from)
    .where('at', '<', until)
    .execute();
  return withoutUndone(
    rows.map((row) => ({ ...row, id: row.transaction_id, line: ourLine(connection, row) })),
  );
}

/** What was taken back moved nothing, and may never have arrived: its rollback alone is compared. */
function withoutUndone(
  rows: readonly { id: string; kind: string; reference: string | null; line: string }[],
): Lines {
  const undone = new Set(
    rows.flatMap(({ kind, reference }) => (kind === 'rollback' ? [reference] : [])),
  );
  return new Map(rows.filter(({ id }) => !undone.has(id)).map(({ id, line }) => [id, line]));
}

type OurRow = {
  kind: string;
  member_id: bigint;
  round_id: string;
  amount: bigint;
  reference: string | null;
};

function ourLine({ exponent }: Connection, row: OurRow): string {
  const amount = row.kind === 'rollback' ? '' : ` ${wireAmount(row.amount, exponent)}`;
  const reference = row.kind === 'rollback' ? ` ${row.reference}` : '';
  return `${row.kind} ${row.member_id} ${row.round_id}${amount}${reference}`;
}

const listed = z.object({
  transactions: z
    .array(
      z.object({
        transactionId: z.string(),
        kind: z.enum(['bet', 'win', 'rollback']),
        playerId: z.string(),
        roundId: z.string(),
        amount: z.int(),
        referenceTransactionId: z.optional(z.nullable(z.string())),
      }),
    )
    .check(z.maxLength(10_000)),
  next: z.nullable(z.string()),
});

const MAX_PAGES = 1_000;
/** Their clock is not ours: what stands just outside the day on their side is looked at too. */
const MARGIN_MS = minutes(10);

async function theirLines(
  house: House,
  connection: Connection,
  { from, until }: Span,
): Promise<Lines> {
  const rows: Listed[] = [];
  const span = { from: from.getTime() - MARGIN_MS, until: until.getTime() + MARGIN_MS };
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer: z.output<typeof listed> = z.parse(
      listed,
      await askVendor(house, connection, '/transactions', { ...span, after }),
    );
    rows.push(...answer.transactions);
    after = answer.next;
    if (after === null) break;
  }
  if (after !== null) throw new Error('The list of the vendor has no end');
  return withoutUndone(
    rows.map((row) => ({
      id: row.transactionId,
      kind: row.kind,
      line: theirLine(row),
      reference: row.referenceTransactionId ?? null,
    })),
  );
}

type Listed = z.output<typeof listed>['transactions'][number];

function theirLine(row: Listed): string {
  const isRollback = row.kind === 'rollback';
  const tail = isRollback ? row.referenceTransactionId : row.amount;
  return `${row.kind} ${row.playerId} ${row.roundId} ${tail}`;
}

/** What stands at the very edge of a day on one side only is looked up before it counts as missing. */
async function leftOver(
  house: House,
  connection: Connection,
  ours: Lines,
  theirs: Lines,
): Promise<contract.Difference[]> {
  const missing = [...theirs.keys()].filter((id) => !ours.has(id));
  const known = await linesById(house, connection, missing);
  const found: contract.Difference[] = [];
  for (const [transactionId, line] of theirs) {
    const own = ours.get(transactionId) ?? known.get(transactionId) ?? null;
    if (own === line) continue;
    const kind = own === null ? 'missing-here' : 'differs';
    found.push({ transactionId, kind, ours: own, theirs: line });
  }
  for (const [transactionId, line] of ours) {
    if (theirs.has(transactionId)) continue;
    found.push({ transactionId, kind: 'missing-there', ours: line, theirs: null });
  }
  return found.slice(0, MAX_DIFFERENCES);
}

async function linesById(house: House, connection: Connection, ids: string[]): Promise<Lines> {
  if (ids.length === 0) return new Map();
  const rows = await house.reports
    .selectFrom('vendor_messages')
    .select(['transaction_id', 'kind', 'member_id', 'round_id', 'amount', 'reference'])
    .where('vendor', '=', connection.code)
    .where('status', '=', 'OK')
    .where('transaction_id', '=', (where) => where.fn.any(where.val(ids)))
    .execute();
  return new Map(rows.map((row) => [row.transaction_id, ourLine(connection, row)]));
}

async function raise(
  house: House,
  { code }: Connection,
  { from }: Span,
  count: number,
): Promise<void> {
  const subject = from.toISOString();
  const words = count
    ? `Our books and those of ${code} differ in ${count} transactions`
    : `The list of ${code} could not be had`;
  await raiseAlert(house, { vendor: code, kind: 'BOOKS_DIFFER', subject, memberId: null, words });
}

type Row = {
  id: bigint;
  vendor: string;
  from_at: Date;
  until_at: Date;
  ours: number;
  theirs: number;
  differences: contract.Difference[];
  problem: string | null;
  at: Date;
};

function showComparison(row: Row): Comparison {
  return {
    id: String(row.id),
    vendor: row.vendor,
    ours: row.ours,
    theirs: row.theirs,
    from: row.from_at.getTime(),
    until: row.until_at.getTime(),
    at: row.at.getTime(),
    differences: row.differences,
    problem: row.problem,
  };
}

export async function listComparisons(
  { reports }: House,
  input: Output<typeof contract.listComparisons.input>,
): Promise<Output<typeof contract.listComparisons.value>> {
  let query = reports.selectFrom('vendor_comparisons').selectAll();
  if (input.vendor) query = query.where('vendor', '=', input.vendor);
  if (input.after !== undefined) query = query.where('id', '<', BigInt(input.after));
  const rows = await query.orderBy('id', 'desc').limit(input.pageSize).execute();
  const list = rows.map(showComparison);
  return trailOf(list, { rows, pageSize: input.pageSize, keyOf: ({ id }) => String(id) });
}
