import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { sendMessage } from '../content/index.ts';
import { brandOf } from '../system/index.ts';
import { closingFigures } from './closing.ts';
import { type Contract, findContracts, LIVE } from './contract-rows.ts';
import { isWithin, type Terms } from './contract-terms.ts';
import { addDays, dayOf, periodOf } from './days.ts';
import { agentSettings } from './settings.ts';

/** Whose contracts would end if these terms were accepted: those above them, and all below those. */
export async function endingWith(
  tx: Transaction,
  receiverId: bigint,
  kind: Contract['kind'],
  terms: Terms | null,
): Promise<Contract[]> {
  const { equalRates } = await agentSettings(tx);
  const given = await findContracts(tx, {
    ...{ kind, giverId: receiverId, states: ['PENDING', ...LIVE] },
  });
  const above = given.filter((one) => terms === null || !isWithin(one.terms, terms, equalRates));
  const deeper: Contract[] = [];
  for (const one of above) {
    // Who loses his contract can give none; a mere proposal gave nothing yet.
    if (one.state !== 'PENDING')
      deeper.push(...(await endingWith(tx, one.receiver_id, kind, null)));
  }
  return [...above, ...deeper];
}

/** A contract comes into force; the one it replaces is superseded in the same moment. */
export async function startContract(house: House, tx: Transaction, one: Contract): Promise<void> {
  const now = house.clock.now();
  const today = dayOf(now, brandOf(house).timeZoneOffsetMinutes);
  await tx
    .updateTable('contracts')
    .set({ state: 'SUPERSEDED', ended_at: now, end_reason: 'SUPERSEDED' })
    .where('kind', '=', one.kind)
    .where('receiver_id', '=', one.receiver_id)
    .where('state', 'in', LIVE)
    .execute();
  const effectiveOn = one.kind === 'DIVIDEND' ? periodOf(one.terms.period, today).from : today;
  const started = await tx
    .updateTable('contracts')
    .set({ state: 'ACTIVE', effective_on: effectiveOn, effective_at: effectiveAt(one, now) })
    .where('id', '=', one.id)
    .where('state', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst();
  if (!started) refuse('CHANGED_MEANWHILE');
}

const WINDOW_MS = 5 * 60_000;

/** Real-time pay begins with the next window of five minutes; the other kinds by their day. */
function effectiveAt({ kind }: Contract, now: Date): Date {
  if (kind !== 'REALTIME') return now;
  return nextWindow(now);
}

export function nextWindow(at: Date): Date {
  return new Date((Math.floor(at.getTime() / WINDOW_MS) + 1) * WINDOW_MS);
}

/** Ends contracts at once, billed up to this moment by their own terms; proposals are withdrawn. */
export async function endContracts(
  house: House,
  tx: Transaction,
  contracts: readonly Contract[],
  reason: string,
): Promise<void> {
  const now = house.clock.now();
  for (const one of contracts) {
    const isRunning = one.state !== 'PENDING';
    await tx
      .updateTable('contracts')
      .set({
        ...{ state: isRunning ? 'TERMINATED' : 'WITHDRAWN', ended_at: now, end_reason: reason },
        closing: isRunning ? JSON.stringify(await closingFigures(house, tx, one)) : null,
      })
      .where('id', '=', one.id)
      .execute();
  }
  const told = contracts.map(({ receiver_id }) => receiver_id);
  await tell(house, tx, told, 'A contract of yours has ended.');
}

export async function tell(
  house: House,
  tx: Transaction,
  memberIds: readonly bigint[],
  body: string,
): Promise<void> {
  if (memberIds.length > 0)
    await sendMessage(house, tx, { to: { memberIds }, title: 'Contract', body });
}

/** Proposals that nobody answered in time. */
export async function expireProposals(house: House): Promise<void> {
  const now = house.clock.now();
  const { daysToAnswer } = await agentSettings(house.work);
  const today = dayOf(now, 0);
  const limit = new Date(`${addDays(today, -daysToAnswer)}${now.toISOString().slice(10)}`);
  await sql`update contracts set state = 'EXPIRED', ended_at = ${now}, end_reason = 'EXPIRED'
    where state = 'PENDING' and proposed_at <= ${limit}`.execute(house.work);
}
