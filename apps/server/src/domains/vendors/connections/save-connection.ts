import { randomBytes } from 'node:crypto';
import { hours as inHours } from '@baize/calendar';
import type { vendorsConnectionsOperator as contract, Output } from '@baize/contract';
import type { Selectable } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import { isAddressRange } from '../../../platform/edge/address.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import type { ConnectionsTable } from '../tables.ts';
import { renewConnections } from './connections.ts';

type Row = Selectable<ConnectionsTable>;
export type ShownConnection = Output<typeof contract.saveConnection.value>['door'];
export type ConnectionInput = Output<typeof contract.saveConnection.input>;
type Editor =
  | (Pick<Caller, 'kind' | 'operatorId' | 'memberId'> & { address?: string })
  /** Who agreed as the second person. */
  | { actor: string };

export async function listConnections({ db }: House): Promise<{ list: ShownConnection[] }> {
  const rows = await db.selectFrom('vendor_doors').selectAll().orderBy('code').execute();
  return { list: rows.map(toConnection) };
}

/** Connects a vendor, or changes how. A new one gets a secret, which is shown this once. */
export async function saveConnection(
  house: House,
  editor: Editor,
  change: ConnectionInput,
  given?: string,
): Promise<SavedConnection> {
  const saved = await begin(house.db, (tx) => putConnection(house, tx, editor, change, given));
  await renewConnections(house);
  return saved;
}

export type SavedConnection = { door: ShownConnection; secret: string | null };

/** The same, in a transaction of someone else's, who has this server told of it. */
export async function putConnection(
  house: House,
  tx: Transaction,
  editor: Editor,
  change: ConnectionInput,
  given?: string,
): Promise<SavedConnection> {
  const wrong = change.addresses.find((range) => !isAddressRange(range));
  if (wrong !== undefined) refuse('INVALID_INPUT', { value: { addresses: 'invalid_value' } });
  const secret = change.version === 0 ? (given ?? newSecret()) : null;
  const before = await lockConnection(tx, change.code);
  if ((before?.version ?? 0) !== change.version) refuse('CHANGED_MEANWHILE');
  if (before && before.exponent !== change.exponent) await assertUnspoken(tx, change.code);
  const after = await writeConnection(house, tx, change, secret);
  const action = before ? 'play.vendor.changed' : 'play.vendor.added';
  await keepAudit(house, tx, editor, { action, before: before && toConnection(before), after });
  return { door: toConnection(after), secret };
}

/** With another exponent every amount that was ever said would mean something else. */
async function assertUnspoken(tx: Transaction, vendor: string): Promise<void> {
  const said = await tx
    .selectFrom('vendor_messages')
    .select('number')
    .where('vendor', '=', vendor)
    .limit(1)
    .executeTakeFirst();
  if (said) refuse('INVALID_INPUT', { value: { exponent: 'in_use' } });
}

/** Puts a new secret into use; the one before it stays good for a while, so that no message is lost. */
export async function putSecret(
  house: House,
  tx: Transaction,
  editor: Editor,
  { connection, hours, secret }: { connection: Row; hours: number; secret: string },
): Promise<void> {
  const now = house.clock.now();
  const after = await tx
    .updateTable('vendor_doors')
    .set({
      previous_secret: hours > 0 ? connection.secret : null,
      ...sealed(house, secret),
      previous_until: hours > 0 ? new Date(now.getTime() + inHours(hours)) : null,
      version: connection.version + 1,
      changed_at: now,
    })
    .where('code', '=', connection.code)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepAudit(house, tx, editor, { action: 'play.vendor.secret', before: undefined, after });
}

export async function lockConnection(tx: Transaction, code: string): Promise<Row | undefined> {
  return tx
    .selectFrom('vendor_doors')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

async function writeConnection(
  house: House,
  tx: Transaction,
  change: ConnectionInput,
  secret: string | null,
): Promise<Row> {
  const fields = {
    kind: change.kind,
    exponent: change.exponent,
    addresses: change.addresses,
    profile: JSON.stringify(change.profile),
    launch_url: change.launchUrl,
    api_url: change.apiUrl,
    max_win: change.maxWin,
    is_enabled: change.isEnabled,
    version: change.version + 1,
    changed_at: house.clock.now(),
  };
  if (secret === null) {
    return tx
      .updateTable('vendor_doors')
      .set(fields)
      .where('code', '=', change.code)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  return tx
    .insertInto('vendor_doors')
    .values({ code: change.code, ...fields, ...sealed(house, secret), previous_secret: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function keepAudit(
  house: House,
  tx: Transaction,
  editor: Editor,
  { action, before, after }: { action: string; before: ShownConnection | undefined; after: Row },
): Promise<void> {
  return recordAudit(house, tx, {
    ...('actor' in editor ? editor : { actor: actorOf(editor), address: editor.address }),
    action,
    subject: `vendor:${after.code}`,
    before,
    after: toConnection(after),
  });
}

const SECRET_BYTES = 32;

export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

function sealed({ keys }: House, secret: string) {
  return { secret: keys.seal(secret), secret_tail: secret.slice(-4) };
}

export function toConnection(row: Row): ShownConnection {
  return {
    code: row.code,
    kind: row.kind,
    exponent: row.exponent,
    profile: row.profile,
    launchUrl: row.launch_url,
    apiUrl: row.api_url,
    addresses: row.addresses,
    maxWin: row.max_win,
    isEnabled: row.is_enabled,
    secretTail: row.secret_tail,
    previousSecretUntil: row.previous_until?.getTime() ?? null,
    version: row.version,
    changedAt: row.changed_at.getTime(),
  };
}
