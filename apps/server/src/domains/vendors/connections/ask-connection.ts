import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ApprovalKind, askOneApproval } from '../../operators/index.ts';
import { renewConnections } from './connections.ts';
import {
  type ConnectionInput,
  lockConnection,
  putConnection,
  type SavedConnection,
  type ShownConnection,
  toConnection,
} from './save-connection.ts';

const KIND = 'play.vendor';

/** What a vendor may pay, from where it may say so, where it leads, and whether it may at all. */
type Guarded = Pick<ConnectionInput, 'launchUrl' | 'apiUrl' | 'addresses' | 'isEnabled'> & {
  maxWin: string;
};

/**
 * Connects a vendor, or changes how. What could cost money is put before a second person, and a new
 * vendor is closed until then; the rest holds at once, and so does closing one.
 */
export async function askConnection(
  house: House,
  caller: Caller,
  change: ConnectionInput,
): Promise<SavedConnection & { approvalId: string | null }> {
  const saved = await begin(house.db, async (tx) => {
    const row = await lockConnection(tx, change.code);
    const now = row && toConnection(row);
    if ((now?.version ?? 0) !== change.version) refuse('CHANGED_MEANWHILE');
    const to = guarded(change);
    const was = now ? guarded(now) : { ...to, isEnabled: false };
    const from = { ...was, isEnabled: was.isEnabled && to.isEnabled };
    const atOnce = { ...change, ...opened(from) };
    const isSame = now && isDeepStrictEqual(plain(now), plain(atOnce));
    const kept = isSame
      ? { door: now, secret: null }
      : await putConnection(house, tx, caller, atOnce);
    if (isDeepStrictEqual(from, to)) return { ...kept, approvalId: null };
    return {
      ...kept,
      approvalId: await askSecond(house, tx, caller, { code: change.code, from, to }),
    };
  });
  await renewConnections(house);
  return saved;
}

const guarded = ({
  launchUrl,
  apiUrl,
  addresses,
  maxWin,
  isEnabled,
}: ConnectionInput | ShownConnection) =>
  ({ launchUrl, apiUrl, addresses, isEnabled, maxWin: String(maxWin) }) satisfies Guarded;

const opened = ({ maxWin, ...rest }: Guarded) => ({ ...rest, maxWin: BigInt(maxWin) });

/** Without what the house notes beside it. */
const plain = (connection: ConnectionInput | ShownConnection) => {
  const { code, version, kind, exponent, profile } = connection;
  return { code, version, kind, exponent, profile, ...guarded(connection) };
};

type Frozen = { code: string; from: Guarded; to: Guarded };

async function askSecond(house: House, tx: Transaction, caller: Caller, payload: Frozen) {
  const subject = `vendor:${payload.code}`;
  return String(await askOneApproval(house, tx, { kind: KIND, subject, payload, caller }));
}

/** The second person agrees: to what was asked, if it still replaces what it would have replaced. */
export const connectionApproval: ApprovalKind = {
  kind: KIND,
  right: 'vendors.edit',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { code, from, to } = payload as Frozen;
    const row = (await lockConnection(tx, code)) ?? refuse('VENDOR_NOT_FOUND');
    const now = toConnection(row);
    if (!isDeepStrictEqual(guarded(now), from)) refuse('CHANGED_MEANWHILE');
    // Every server looks again within a second, this one too.
    await putConnection(house, tx, { actor: `operator:${decidedBy}` }, { ...now, ...opened(to) });
  },
};
