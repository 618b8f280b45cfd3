import type { vendorsSeamless } from '@baize/contract';
import type { Money } from '@baize/money';
import { numberColumn, textColumn } from '../../../platform/database/array-text.ts';
import type { Database } from '../../../platform/database.ts';
import {
  type Batch,
  type Bet,
  type Companion,
  JOIN_BET,
  type LaneConnection,
  pageOf,
  readBetColumns,
} from '../../play/index.ts';
import type { Statement } from '../../wallet/index.ts';
import { type Alert, alertWrite } from '../connections/alerts.ts';

/** What a vendor asked for under an id, and what it was told: kept once, and told again. */
export type Message = {
  vendor: string;
  transactionId: string;
  kind: 'bet' | 'win' | 'rollback';
  memberId: bigint;
  roundId: string;
  gameCode: string;
  reference: string | null;
  amount: Money;
  currency: string;
  content: string;
  status: vendorsSeamless.VendorStatus;
  reason: vendorsSeamless.VendorReason | null;
  balance: Money | null;
  betId: bigint | null;
};

export type MessageName = Pick<
  Message,
  'vendor' | 'transactionId' | 'memberId' | 'roundId' | 'reference'
>;

/** What one batch knows of vendors' messages, and what it adds. */
export type MessagePage = {
  messages: Map<string, Message>;
  /** Rollbacks, by what they take back; one that took it back before any other. */
  undoing: Map<string, Message>;
  rounds: Map<string, Bet>;
  made: Message[];
  /** Those that were refused before, and came to something now. */
  changed: Message[];
  opened: { vendor: string; memberId: bigint; roundId: string; betId: bigint }[];
  alerts: Alert[];
};

export const keyOf = (vendor: string, id: string) => `${vendor} ${id}`;

export const roundKey = ({ vendor, memberId, roundId }: Omit<MessageName, 'transactionId'>) =>
  `${vendor} ${memberId} ${roundId}`;

/** Messages are kept in the transaction of the bets that they make. */
export const messageCompanion: Companion<MessageName, MessagePage> = {
  openPage: openMessages,
  writesOf: writesOfMessages,
};

export const messagesOf = (batch: Batch): MessagePage => pageOf(batch, messageCompanion);

/** Reads, under the lock, all that the batch's messages name. */
async function openMessages(
  connection: LaneConnection,
  names: readonly MessageName[],
): Promise<MessagePage> {
  const ids = names.flatMap(({ vendor, transactionId, reference }) =>
    [transactionId, ...(reference ? [reference] : [])].map((id) => ({ vendor, id })),
  );
  const columns = [textColumn(ids, ({ vendor }) => vendor), textColumn(ids, ({ id }) => id)];
  const [messages, undoing, rounds] = await connection.together(() => [
    connection.run(findMessages, columns),
    connection.run(findUndoing, columns),
    connection.run(findRounds, [
      textColumn(names, ({ vendor }) => vendor),
      numberColumn(names, ({ memberId }) => memberId),
      textColumn(names, ({ roundId }) => roundId),
    ]),
  ]);
  return {
    messages: new Map(messages!.map(readMessage).map((m) => [keyOf(m.vendor, m.transactionId), m])),
    undoing: new Map(undoing!.map(readMessage).map((m) => [keyOf(m.vendor, m.reference!), m])),
    rounds: new Map(rounds!.map(readRound)),
    made: [],
    changed: [],
    opened: [],
    alerts: [],
  };
}

const COLUMNS = `m.vendor, m.transaction_id, m.kind, m.member_id, m.round_id, m.game_code, m.reference,
  m.amount, m.currency, m.content, m.status, m.reason, m.balance, m.bet_id`;

const findMessages: Statement = {
  name: 'vendor-messages',
  text: `select ${COLUMNS} from unnest($1::text[], $2::text[]) w (vendor, id)
    join vendor_messages m on m.vendor = w.vendor and m.transaction_id = w.id`,
};

/** What is kept under a message's id, read by itself. */
export async function findMessage(
  db: Database,
  { vendor, transactionId }: Pick<Message, 'vendor' | 'transactionId'>,
): Promise<Message | undefined> {
  const row = await db
    .selectFrom('vendor_messages')
    .select(['content', 'kind', 'status', 'reason', 'balance', 'amount', 'currency', 'reference'])
    .select(['vendor', 'transaction_id as transactionId', 'member_id as memberId'])
    .select(['round_id as roundId', 'game_code as gameCode', 'bet_id as betId'])
    .where('vendor', '=', vendor)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row as Message | undefined;
}

const findUndoing: Statement = {
  name: 'vendor-undoing',
  text: `select ${COLUMNS} from unnest($1::text[], $2::text[]) w (vendor, id)
    join vendor_messages m on m.vendor = w.vendor and m.reference = w.id and m.kind = 'rollback'
    order by m.status = 'OK'`,
};

const findRounds: Statement = {
  name: 'vendor-rounds',
  text: `select w.vendor, w.member_id, w.round_id, b.*
    from (select distinct * from unnest($1::text[], $2::bigint[], $3::text[]) w (vendor, member_id, round_id)) w
    join vendor_rounds r on r.vendor = w.vendor and r.member_id = w.member_id and r.round_id = w.round_id
    ${JOIN_BET}`,
};

function readMessage(row: readonly unknown[]): Message {
  const [vendor, transactionId, kind, memberId, roundId, gameCode, reference, ...more] = row;
  const [amount, currency, content, status, reason, balance, betId] = more;
  return {
    vendor,
    transactionId,
    kind,
    memberId,
    roundId,
    gameCode,
    reference,
    amount,
    currency,
    content,
    status,
    reason,
    balance,
    betId,
  } as Message;
}

function readRound([vendor, memberId, roundId, ...bet]: readonly unknown[]): [string, Bet] {
  const name = { vendor, memberId, roundId } as MessageName;
  return [roundKey(name), readBetColumns(bet)];
}

/** What the batch adds, as statements; an id that someone else took meanwhile fails all of it. */
function writesOfMessages(page: MessagePage, at: Date): [Statement, unknown[]][] {
  const { made, changed, opened, alerts } = page;
  const writes: [Statement, unknown[]][] = [];
  if (made.length > 0) writes.push([insertMessages, [...messageColumns(made), at]]);
  if (changed.length > 0) writes.push([updateMessages, [...resultColumns(changed), at]]);
  if (opened.length > 0) writes.push([insertRounds, roundColumns(opened)]);
  if (alerts.length > 0) writes.push(alertWrite(alerts, at));
  return writes;
}

const insertMessages: Statement = {
  name: 'vendor-keep',
  text: `insert into vendor_messages (vendor, transaction_id, kind, member_id, round_id, game_code,
      reference, amount, currency, content, status, reason, balance, bet_id, at)
    select w.*, $15::timestamptz from unnest($1::text[], $2::text[], $3::text[], $4::bigint[],
      $5::text[], $6::text[], $7::text[], $8::bigint[], $9::text[], $10::text[], $11::text[],
      $12::text[], $13::bigint[], $14::bigint[]) w`,
};

function messageColumns(messages: readonly Message[]): unknown[] {
  return [
    textColumn(messages, (m) => m.vendor),
    textColumn(messages, (m) => m.transactionId),
    textColumn(messages, (m) => m.kind),
    numberColumn(messages, (m) => m.memberId),
    textColumn(messages, (m) => m.roundId),
    textColumn(messages, (m) => m.gameCode),
    textColumn(messages, (m) => m.reference),
    numberColumn(messages, (m) => m.amount),
    textColumn(messages, (m) => m.currency),
    textColumn(messages, (m) => m.content),
    textColumn(messages, (m) => m.status),
    textColumn(messages, (m) => m.reason),
    numberColumn(messages, (m) => m.balance),
    numberColumn(messages, (m) => m.betId),
  ];
}

const updateMessages: Statement = {
  name: 'vendor-rejudged',
  text: `update vendor_messages m set status = w.status, reason = w.reason, balance = w.balance,
      bet_id = w.bet_id, at = $7::timestamptz
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[])
      w (vendor, transaction_id, status, reason, balance, bet_id)
    where m.vendor = w.vendor and m.transaction_id = w.transaction_id`,
};

function resultColumns(messages: readonly Message[]): unknown[] {
  return [
    textColumn(messages, (m) => m.vendor),
    textColumn(messages, (m) => m.transactionId),
    textColumn(messages, (m) => m.status),
    textColumn(messages, (m) => m.reason),
    numberColumn(messages, (m) => m.balance),
    numberColumn(messages, (m) => m.betId),
  ];
}

/** A round all of whose bets were taken back begins anew, under another bet. */
const insertRounds: Statement = {
  name: 'vendor-opened',
  text: `insert into vendor_rounds (vendor, member_id, round_id, bet_id)
    select * from unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[])
    on conflict (vendor, member_id, round_id) do update set bet_id = excluded.bet_id`,
};

function roundColumns(opened: MessagePage['opened']): unknown[] {
  const last = [
    ...new Map(opened.map((one) => [roundKey({ ...one, reference: null }), one])).values(),
  ];
  return [
    textColumn(last, ({ vendor }) => vendor),
    numberColumn(last, ({ memberId }) => memberId),
    textColumn(last, ({ roundId }) => roundId),
    numberColumn(last, ({ betId }) => betId),
  ];
}
