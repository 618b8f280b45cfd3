import type { Output, vendorsConnectionsOperator, vendorsSeamless } from '@baize/contract';
import { money } from '@baize/money';
import type { Fittings } from '../../../app.ts';
import { signatureOf } from '../../../platform/crypto/signature.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { importGames } from '../../catalogue/index.ts';
import { balanceOf } from '../../wallet/index.ts';
import { renewConnections } from '../connections/connections.ts';
import { saveConnection } from '../connections/save-connection.ts';

export const SECRET = 'baize-sample-vendor';
export const nobody = { kind: 'operator', operatorId: 0n, memberId: 0n, address: '' } as const;

export type Kind = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback';
export type Wire = {
  status: vendorsSeamless.VendorStatus;
  balance: number | null;
  transactionId: string | null;
  reason?: string;
  playerId?: string;
  errorCode?: string;
};
export type Heard = { http: number; body: Wire; text: string };

export type Signing = {
  secret?: string;
  timestamp?: number;
  signature?: string;
  vendor?: string;
  body?: string;
  address?: string;
};

type ConnectionInput = Output<typeof vendorsConnectionsOperator.saveConnection.input>;

export type VendorHouse = TestHouse & {
  /** Sends a message as the vendor does. */
  send(kind: Kind, message: object, signing?: Signing): Promise<Heard>;
  /** A member with money, in a launched game. */
  sit(memberId: bigint, balance: string): Promise<string>;
  held(memberId: bigint): Promise<{ cash: bigint; stakes: bigint; debt: bigint }>;
  settle(change: Partial<ConnectionInput>): Promise<void>;
  /** Behind the house's back: no call changes an exponent that is in use. */
  reckonIn(exponent: number): Promise<void>;
};

const sample: ConnectionInput = {
  code: 'sample',
  version: 0,
  kind: 'seamless',
  exponent: 2,
  isEnabled: true,
  profile: { unknownRollback: 'OK', winCloses: false, reversesWins: true },
  launchUrl: 'http://127.0.0.1:9/play',
  apiUrl: null,
  addresses: [],
  maxWin: money('100000'),
};

/** A house with one outside vendor, connected as the demo's is. */
export async function openVendorHouse(fittings: Fittings = {}): Promise<VendorHouse> {
  const test = await openPlayersHouse(fittings);
  const { house, app } = test;
  let connection = (await saveConnection(house, nobody, sample, SECRET)).door;
  const game = { vendor: 'sample', code: 'sample-wheel', category: 'RNG', names: { EN: 'Wheel' } };
  await importGames(house, nobody, { format: 'json', data: JSON.stringify([game]) });
  return {
    ...test,
    send: async (kind, message, signing = {}) => {
      const body = signing.body ?? JSON.stringify(message);
      const timestamp = String(
        signing.timestamp ?? Math.floor(house.clock.now().getTime() / 1_000),
      );
      const response = await app.inject({
        method: 'POST',
        url: `/vendor/v1/${kind}`,
        payload: body,
        headers: {
          'content-type': 'application/json',
          'x-vendor': signing.vendor ?? 'sample',
          'x-timestamp': timestamp,
          'x-signature':
            signing.signature ?? signatureOf(signing.secret ?? SECRET, timestamp, body),
        },
        ...(signing.address && { remoteAddress: signing.address }),
      });
      return { http: response.statusCode, body: response.json(), text: response.body };
    },
    sit: async (memberId, balance) => {
      await openPlayer(house, memberId, balance);
      const query = 'launchMode=GLS&vassalage=sample&gameCode=sample-wheel';
      const path = `/wps/game/launchGame?${query}`;
      const { body } = await ask<{ gameSession: string }>(app, `member:${memberId}`, 'GET', path);
      return body.value.gameSession;
    },
    held: async (memberId) => {
      const of = (purpose: 'cash' | 'stakes' | 'debt') =>
        balanceOf(house.db, { memberId, purpose, currency: 'USD' }).then((units) => units ?? -1n);
      return { cash: await of('cash'), stakes: await of('stakes'), debt: await of('debt') };
    },
    settle: async (change) => {
      const { secretTail: _t, previousSecretUntil: _p, changedAt: _c, ...now } = connection;
      connection = (await saveConnection(house, nobody, { ...now, ...change })).door;
    },
    reckonIn: async (exponent) => {
      connection = { ...connection, exponent, version: connection.version + 1 };
      await house.db
        .updateTable('vendor_doors')
        .set({ exponent, version: connection.version })
        .where('code', '=', connection.code)
        .execute();
      await renewConnections(house);
    },
  };
}
