import { type Output, vendorsConnectionsOperator } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { z } from 'zod/mini';
import { ask } from '../../shared/api.ts';
import type { Editable, Stored } from '../../shared/editor/editable.ts';
import type { SettingsForm } from '../../shared/editor/use-settings.ts';
import type { VendorDoor } from './use-doors.ts';

type Saved = Output<typeof vendorsConnectionsOperator.saveConnection.input>;
/** As typed: sums are text here, and an address that is not there is empty. */
export type DoorContent = Omit<Saved, 'version' | 'maxWin' | 'apiUrl'> & {
  maxWin: string;
  apiUrl: string;
};
export type DoorForm = SettingsForm<DoorContent>;

const BLANK: DoorContent = {
  code: '',
  kind: 'seamless',
  exponent: 2,
  profile: { unknownRollback: 'OK', winCloses: false, reversesWins: false },
  launchUrl: '',
  apiUrl: '',
  addresses: [],
  maxWin: '100000.00',
  isEnabled: false,
};

const maxWin = z
  .string()
  .check(
    z.refine((typed) => (typed === '' ? 0n : (readMoney(typed) ?? 0n)) > 0n, { error: 'amount' }),
  );
const { apiUrl } = vendorsConnectionsOperator.saveConnection.input.shape;
const shape = z.extend(
  z.omit(vendorsConnectionsOperator.saveConnection.input, {
    version: true,
    maxWin: true,
    apiUrl: true,
  }),
  { maxWin, apiUrl: z.union([z.literal(''), apiUrl]) },
);

/** One connection to be changed; without a code, one to be made, whose secret is shown once. */
export function doorOf(
  code: string,
  onMade: (made: { code: string; secret: string }) => void,
): Editable<DoorContent> {
  return {
    name: `connection:${code}`,
    shape,
    right: 'vendors.edit',
    touches: ['vendors'],
    isNew: code === '',
    read: async (signal) => {
      if (code === '') return { version: 0, updatedAt: null, updatedBy: null, content: BLANK };
      const { list } = await ask(vendorsConnectionsOperator.listConnections, {}, signal);
      return stored(list.find((door) => door.code === code) ?? missing(code));
    },
    save: async ({ version, content }) => {
      const order = { ...sent(content), version };
      const { door, secret, approvalId } = await ask(
        vendorsConnectionsOperator.saveConnection,
        order,
      );
      if (secret !== null) onMade({ code: door.code, secret });
      return { ...stored(door), approvalId };
    },
  };
}

function sent({ maxWin, apiUrl, ...rest }: DoorContent): Omit<Saved, 'version'> {
  return { ...rest, maxWin: readMoney(maxWin) ?? 0n, apiUrl: apiUrl || null };
}

function missing(code: string): never {
  throw new Error(`No connection ${code}`);
}

function stored(door: VendorDoor): Stored<DoorContent> {
  const { version, changedAt, secretTail, previousSecretUntil, maxWin, apiUrl, ...rest } = door;
  const content = { ...rest, maxWin: moneyText(maxWin), apiUrl: apiUrl ?? '' };
  return { version, updatedAt: null, updatedBy: null, content };
}
