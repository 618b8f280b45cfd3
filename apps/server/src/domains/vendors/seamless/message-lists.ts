import type { vendorsSeamlessOperator as contract, Output } from '@baize/contract';
import type { Database } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { trailOf } from '../../../platform/lists/paging.ts';
import { type Bet, findBets, goesOn, idsInState, untilArchived } from '../../play/index.ts';
import { partsOf } from './round.ts';

type Messages = Output<typeof contract.listMessages.value>;

/** What vendors sent and what they were told, newest first. */
export async function listMessages(
  { reports }: House,
  input: Output<typeof contract.listMessages.input>,
): Promise<Messages> {
  let query = reports.selectFrom('vendor_messages').selectAll();
  if (input.vendor) query = query.where('vendor', '=', input.vendor);
  if (input.memberId !== undefined) query = query.where('member_id', '=', BigInt(input.memberId));
  if (input.transactionId) query = query.where('transaction_id', '=', input.transactionId);
  if (input.roundId) query = query.where('round_id', '=', input.roundId);
  if (input.status) query = query.where('status', '=', input.status);
  if (input.after !== undefined) query = query.where('number', '<', BigInt(input.after));
  const rows = await query.orderBy('number', 'desc').limit(input.pageSize).execute();
  const list = rows.map((row) => ({
    number: String(row.number),
    vendor: row.vendor,
    transactionId: row.transaction_id,
    kind: row.kind,
    memberId: Number(row.member_id),
    roundId: row.round_id,
    gameCode: row.game_code,
    referenceTransactionId: row.reference,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    reason: row.reason,
    balance: row.balance,
    betId: row.bet_id === null ? null : String(row.bet_id),
    at: row.at.getTime(),
  }));
  return trailOf(list, { rows, pageSize: input.pageSize, keyOf: ({ number }) => String(number) });
}

type Rounds = Output<typeof contract.listRounds.value>;
type RoundsInput = Output<typeof contract.listRounds.input>;

/** Rounds at vendors, each with its bets and wins, newest first. */
export async function listRounds({ reports }: House, input: RoundsInput): Promise<Rounds> {
  let query = reports.selectFrom('vendor_rounds').select(['vendor', 'bet_id']);
  if (input.vendor) query = query.where('vendor', '=', input.vendor);
  if (input.memberId !== undefined) query = query.where('member_id', '=', BigInt(input.memberId));
  if (input.state) query = query.where('bet_id', 'in', idsInState(reports, input.state));
  if (input.after !== undefined) query = query.where('bet_id', '<', BigInt(input.after));
  const { pageSize: size } = input;
  const found = await query.orderBy('bet_id', 'desc').limit(size).execute();
  const rows = await untilArchived(reports, found, ({ bet_id }) => bet_id);
  const ids = rows.map(({ bet_id }) => bet_id);
  const bets = new Map((await findBets(reports, ids)).map((bet) => [bet.id, bet]));
  const list = rows.map(({ vendor, bet_id }) => toRound(vendor, bets.get(bet_id)!));
  const isMore =
    rows !== found || found.length === size || (await isArchivedBehind(reports, input, rows));
  return { list, after: isMore && rows.length > 0 ? String(rows.at(-1)!.bet_id) : null };
}

/** Rounds are in a table of their own; their states are known of bets in the table only. */
async function isArchivedBehind(
  db: Database,
  { memberId, state, after, pageSize: size }: RoundsInput,
  rows: readonly unknown[],
): Promise<boolean> {
  if (!state || state === 'open') return false;
  const members = memberId === undefined ? undefined : [BigInt(memberId)];
  const before = after === undefined ? undefined : BigInt(after);
  return goesOn(db, { rows, size }, { members, before });
}

function toRound(vendor: string, bet: Bet): Rounds['list'][number] {
  return {
    betId: String(bet.id),
    vendor,
    listedAs: bet.vendor,
    memberId: Number(bet.memberId),
    roundId: bet.roundId ?? '',
    gameCode: bet.gameCode,
    state: bet.state,
    currency: bet.currency,
    stake: bet.stake,
    payout: bet.payout,
    validBet: bet.validBet,
    parts: partsOf(bet).map(({ id, reference, ...part }) => ({
      ...part,
      transactionId: id,
      referenceTransactionId: reference,
    })),
    placedAt: bet.placedAt.getTime(),
    settledAt: bet.settledAt?.getTime() ?? null,
  };
}
