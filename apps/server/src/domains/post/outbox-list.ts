import type { Output, postOutboxOperator } from '@baize/contract';
import type { Selectable } from 'kysely';
import type { Caller } from '../../platform/caller.ts';
import { begin } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { trailOf } from '../../platform/lists/paging.ts';
import { refuse } from '../../platform/refusal.ts';
import { maskEmail, maskMobile } from '../members/index.ts';
import { actorOf, linksBetween, recordAudit } from '../operators/index.ts';
import { lookupOf } from './contact.ts';
import { contactNamed, type OutboxMessagesTable } from './outbox.ts';

type Wanted = Output<typeof postOutboxOperator.listOutbox.input>;
type OutboxPage = Output<typeof postOutboxOperator.listOutbox.value>;

/** SMS and mails, newest first. Whole numbers and addresses are for those who may see personal data. */
export async function listOutbox(
  house: House,
  caller: Caller,
  wanted: Wanted,
): Promise<OutboxPage> {
  const seesAll = caller.rights.includes('members.personal');
  if (wanted.to && !seesAll) refuse('NOT_ALLOWED');
  let query = house.reports.selectFrom('outbox_messages').selectAll();
  if (wanted.to) {
    query = query.where('recipient', '=', lookupOf(house, contactNamed(wanted.to)));
  }
  if (wanted.memberId) query = query.where('member_id', '=', BigInt(wanted.memberId));
  if (wanted.channel) query = query.where('channel', '=', wanted.channel);
  if (wanted.state) query = query.where('state', '=', wanted.state);
  if (wanted.after) query = query.where('id', '<', BigInt(wanted.after));
  const rows = await query.orderBy('id', 'desc').limit(wanted.pageSize).execute();
  if (rows.length > 0 && seesAll) await auditView(house, caller, wanted);
  const sealed = await sealedLetters(house, caller, rows);
  const list = rows.map((row) =>
    toOutboxRow(house, row, { seesAll, isSealed: sealed.has(row.id) }),
  );
  return trailOf(list, { rows, pageSize: wanted.pageSize, keyOf: ({ id }) => String(id) });
}

const SEALED = '••••••';

/** What opens an operator's account is shown to those only who might give it to them, and hold it not. */
async function sealedLetters(
  house: House,
  { operatorId, rights }: Caller,
  rows: Selectable<OutboxMessagesTable>[],
): Promise<Set<bigint>> {
  const sealed = new Set<bigint>();
  for (const { id, operator_id } of rows) {
    if (operator_id === null) continue;
    const links = await linksBetween(house, house.db, operatorId, operator_id);
    if (links.length > 0 || !rights.includes('operators.edit')) sealed.add(id);
  }
  return sealed;
}

type Sight = { seesAll: boolean; isSealed: boolean };

function toOutboxRow(
  house: House,
  row: Selectable<OutboxMessagesTable>,
  { seesAll, isSealed }: Sight,
): OutboxPage['list'][number] {
  const to = house.keys.open(row.recipient_sealed);
  const mask = row.channel === 'sms' ? maskMobile : maskEmail;
  return {
    messageId: String(row.id),
    channel: row.channel,
    to: seesAll ? to : mask(to),
    subject: row.subject,
    text: isSealed ? SEALED : house.keys.open(row.words_sealed),
    code: isSealed ? null : row.code_sealed && house.keys.open(row.code_sealed),
    memberId: row.member_id === null ? null : Number(row.member_id),
    state: row.state,
    at: row.at.getTime(),
  };
}

async function auditView(house: House, caller: Caller, { memberId }: Wanted): Promise<void> {
  await begin(house.db, (tx) =>
    recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'identity.outbox.viewed',
      subject: memberId ? `member:${memberId}` : 'outbox',
      address: caller.address,
    }),
  );
}
