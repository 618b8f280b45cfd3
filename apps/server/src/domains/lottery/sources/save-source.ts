import { randomBytes } from 'node:crypto';
import { hours as inHours } from '@baize/calendar';
import type { lotterySourcesOperator as contract, Output } from '@baize/contract';
import type { Transaction } from '../../../platform/database.ts';
import { isAddressRange } from '../../../platform/edge/address.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../operators/index.ts';
import { lotteries } from '../lotteries.ts';
import type { SourceRow } from './sources.ts';

export type SourceInput = Output<typeof contract.saveSource.input>;
export type Editor = { actor: string; address?: string | undefined };

export function lockSource(tx: Transaction, code: string): Promise<SourceRow | undefined> {
  return tx
    .selectFrom('lottery_sources')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes how a source is connected; a new one needs its secret. */
export async function putSource(
  house: House,
  tx: Transaction,
  editor: Editor,
  change: SourceInput,
  secret: string | null,
): Promise<void> {
  assertKnown(change);
  const before = await lockSource(tx, change.code);
  if ((before?.version ?? 0) !== change.version) refuse('CHANGED_MEANWHILE');
  const fields = {
    name: change.name,
    games: change.games,
    addresses: change.addresses,
    is_enabled: change.isEnabled,
    version: change.version + 1,
    changed_at: house.clock.now(),
  };
  if (before) {
    await tx.updateTable('lottery_sources').set(fields).where('code', '=', change.code).execute();
  } else {
    const nothing = { previous_secret: null, previous_until: null, heard_at: null };
    await tx
      .insertInto('lottery_sources')
      .values({ code: change.code, ...fields, ...sealed(house, secret!), ...nothing })
      .execute();
  }
  await recordAudit(house, tx, {
    ...editor,
    action: before ? 'lottery.source.changed' : 'lottery.source.added',
    subject: `source:${change.code}`,
    before: before ? { name: before.name, ...guardedOf(inputOf(before)) } : null,
    after: { name: change.name, ...guardedOf(change) },
  });
}

/** Only draws that are held elsewhere have anything to be told. */
function assertKnown({ games, addresses }: SourceInput): void {
  if (games.some((code) => lotteries.get(code)?.drawnBy !== 'elsewhere')) {
    refuse('INVALID_INPUT', { value: { games: ['invalid_value'] } });
  }
  if (addresses.some((range) => !isAddressRange(range))) {
    refuse('INVALID_INPUT', { value: { addresses: ['invalid_value'] } });
  }
}

/** What a second person must agree to. */
export const guardedOf = ({ games, addresses, isEnabled }: SourceInput) => ({
  games: [...games],
  addresses: [...addresses],
  isEnabled,
});

export function inputOf(row: SourceRow): SourceInput {
  return {
    code: row.code,
    version: row.version,
    name: row.name,
    games: row.games,
    addresses: row.addresses,
    isEnabled: row.is_enabled,
  };
}

/** Puts a new secret into use; the one before it stays good for a while, so that no word is lost. */
export async function putSecret(
  house: House,
  tx: Transaction,
  editor: Editor,
  { source, hours, secret }: { source: SourceRow; hours: number; secret: string },
): Promise<void> {
  const now = house.clock.now();
  await tx
    .updateTable('lottery_sources')
    .set({
      previous_secret: hours > 0 ? source.secret : null,
      previous_until: hours > 0 ? new Date(now.getTime() + inHours(hours)) : null,
      ...sealed(house, secret),
      version: source.version + 1,
      changed_at: now,
    })
    .where('code', '=', source.code)
    .execute();
  await recordAudit(house, tx, {
    ...editor,
    action: 'lottery.source.secret',
    subject: `source:${source.code}`,
    before: { secret: `…${source.secret_tail}` },
    after: { secret: `…${secret.slice(-4)}`, hours },
  });
}

const SECRET_BYTES = 32;

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

function sealed({ keys }: House, secret: string) {
  return { secret: keys.seal(secret), secret_tail: secret.slice(-4) };
}
