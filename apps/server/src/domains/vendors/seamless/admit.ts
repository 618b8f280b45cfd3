import { createHash } from 'node:crypto';
import type { Call } from '@baize/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFresh, isSignedWithAny } from '../../../platform/crypto/signature.ts';
import { addHttpGate } from '../../../platform/edge/gates.ts';
import type { House } from '../../../platform/house.ts';
import { raiseAlert } from '../connections/alerts.ts';
import { type Connection, connectionOf } from '../connections/connections.ts';
import { isReplayed } from './replays.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The vendor whose signature the body carries. */
    vendor: Connection | null;
  }
}

/** Vendors are known by what they signed; whoever is not known stays a visitor. */
export function admitVendors(app: FastifyInstance, house: House): void {
  app.decorateRequest('vendor', null);
  const admitVendor = async (request: FastifyRequest, call: Call) => {
    request.vendor = (await knownVendor(house, request, call)) ?? null;
    if (!request.vendor) return;
    const nobody = { memberId: 0n, operatorId: 0n, sessionId: 0n, rights: [] };
    const free = { isRestricted: false, isFrozen: false, isRemembered: false };
    request.caller = { ...request.caller, kind: 'vendor', ...nobody, ...free };
  };
  addHttpGate(app, 'preHandler', ({ call }) =>
    call?.audience === 'vendor' ? (request) => admitVendor(request, call) : undefined,
  );
}

export async function knownVendor(
  house: House,
  request: FastifyRequest,
  call: Call,
): Promise<Connection | undefined> {
  const [code, timestamp, signature] = ['x-vendor', 'x-timestamp', 'x-signature'].map((name) =>
    String(request.headers[name] ?? ''),
  ) as [string, string, string];
  const connection = connectionOf(house, code);
  if (!connection) return undefined;
  if (!connection.isFrom(request.caller.address)) {
    await warn(house, connection, 'FOREIGN_ADDRESS', request.caller.address);
    return undefined;
  }
  const signed = { timestamp, signature, body: request.rawBody };
  if (!isFresh(house, timestamp) || !isSignedWithAny(house, connection.secrets, signed)) {
    await warn(house, connection, 'BAD_SIGNATURE', request.caller.address);
    return undefined;
  }
  if (MOVES.test(call.path)) return connection;
  const read = { vendor: code, path: call.path, signature: fingerprint(signature) };
  return (await isReplayed(house, read)) ? undefined : connection;
}

const MOVES = /\/(bet|win|rollback)$/;

function fingerprint(signature: string): string {
  return createHash('sha256').update(signature.toLowerCase()).digest('base64url');
}

/** One line an hour and address, with a count: whoever knocks often writes no longer list. */
async function warn(
  house: House,
  { code }: Connection,
  kind: 'BAD_SIGNATURE' | 'FOREIGN_ADDRESS',
  address: string,
): Promise<void> {
  const words = `A message in the name of ${code} from ${address} was turned away`;
  await raiseAlert(house, {
    vendor: code,
    kind,
    memberId: null,
    words,
    subject: `${address} ${house.clock.now().toISOString().slice(0, 13)}`,
  });
}
