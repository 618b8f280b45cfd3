import { type Call, lotterySources as contract } from '@baize/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFresh, isSignedWithAny } from '../../../platform/crypto/signature.ts';
import { addHttpGate } from '../../../platform/edge/gates.ts';
import type { House } from '../../../platform/house.ts';
import { type Source, sourceOf } from './sources.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The source of lottery results whose signature the body carries. */
    lotterySource: Source | null;
  }
}

/** Sources are known by what they signed; whoever is not known stays a visitor, and is turned away. */
export function admitSources(app: FastifyInstance, house: House): void {
  app.decorateRequest('lotterySource', null);
  const isOurs = (call: Call | undefined) => call?.path === contract.tellResults.path;
  addHttpGate(app, 'preHandler', ({ call }) =>
    isOurs(call)
      ? (request) => {
          request.lotterySource = knownSource(house, request) ?? null;
          if (!request.lotterySource) return;
          const nobody = { memberId: 0n, operatorId: 0n, sessionId: 0n, rights: [] };
          const free = { isRestricted: false, isFrozen: false, isRemembered: false };
          request.caller = { ...request.caller, kind: 'vendor', ...nobody, ...free };
        }
      : undefined,
  );
}

function knownSource(house: House, request: FastifyRequest): Source | undefined {
  const header = (name: string) => String(request.headers[name] ?? '');
  const [code, timestamp] = [header('x-source'), header('x-timestamp')];
  const source = sourceOf(house, code);
  if (!source?.isEnabled) return undefined;
  const signed = { timestamp, signature: header('x-signature'), body: request.rawBody };
  const isKnown =
    source.isFrom(request.caller.address) &&
    isFresh(house, timestamp) &&
    isSignedWithAny(house, source.secrets, signed);
  if (isKnown) return source;
  const { address } = request.caller;
  house.log.warn({ source: code, address }, 'a result in the name of a source was turned away');
  return undefined;
}
