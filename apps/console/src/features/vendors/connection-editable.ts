import { type Output, vendorsConnectionsOperator } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { z } from 'zod/mini';
import { ask } from '../../shared/api.ts';
import { type Editable, type Stored, undated } from '../../shared/editor/editable.ts';
import type { SettingsForm } from '../../shared/editor/use-settings.ts';
import type { Connection } from './connections.ts';

type Saved = Output<typeof vendorsConnectionsOperator.saveConnection.input>;
/** As typed: sums are text here, and an address that is not there is empty. */
export type ConnectionContent = Omit<Saved, 'version' | 'maxWin' | 'apiUrl'> & {
  maxWin: string;
  apiUrl: string;
};
export type ConnectionForm = SettingsForm<ConnectionContent>;

const BLANK: ConnectionContent = {
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
export function connectionEditable(
  code: string,
  onMade: (made: { code: string; secret: string }) => void,
): Editable<ConnectionContent> {
  return {
    name: `connection:${code}`,
    shape,
    right: 'vendors.edit',
    touches: ['vendors'],
    isNew: code === '',
    read: async (signal) => {
      if (code === '') return undated(0, BLANK);
      const { list } = await ask(vendorsConnectionsOperator.listConnections, {}, signal);
      return stored(list.find((one) => one.code === code) ?? missing(code));
    },
    save: async ({ version, content }) => {
      const order = { ...sent(content), version };
      const {
        door: saved,
        secret,
        approvalId,
      } = await ask(vendorsConnectionsOperator.saveConnection, order);
      if (secret !== null) onMade({ code: saved.code, secret });
      return { ...stored(saved), approvalId };
    },
  };
}

function sent({ maxWin, apiUrl, ...rest }: ConnectionContent): Omit<Saved, 'version'> {
  return { ...rest, maxWin: readMoney(maxWin) ?? 0n, apiUrl: apiUrl || null };
}

function missing(code: string): never {
  throw new Error(`No connection ${code}`);
}

function stored(connection: Connection): Stored<ConnectionContent> {
  const { version, changedAt, secretTail, previousSecretUntil, maxWin, apiUrl, ...rest } =
    connection;
  const content = { ...rest, maxWin: moneyText(maxWin), apiUrl: apiUrl ?? '' };
  return undated(version, content);
}
