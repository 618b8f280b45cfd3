import { type Call, sportsbookFeeds as contract } from '@baize/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFresh, isSignedWithAny } from '../../../platform/crypto/signature.ts';
import { addHttpGate } from '../../../platform/edge/gates.ts';
import type { House } from '../../../platform/house.ts';
import { type Feed, feedOf } from '../feeds/feeds.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The feed whose signature the body carries. */
    feed: Feed | null;
  }
}

/** Feeds are known by what they signed; whoever is not known stays a visitor, and is turned away. */
export function admitFeeds(app: FastifyInstance, house: House): void {
  app.decorateRequest('feed', null);
  const isOurs = (call: Call | undefined) => call?.path === contract.tell.path;
  addHttpGate(app, 'preHandler', ({ call }) =>
    isOurs(call)
      ? (request) => {
          request.feed = knownFeed(house, request) ?? null;
          if (!request.feed) return;
          const nobody = { memberId: 0n, operatorId: 0n, sessionId: 0n, rights: [] };
          const free = { isRestricted: false, isFrozen: false, isRemembered: false };
          request.caller = { ...request.caller, kind: 'vendor', ...nobody, ...free };
        }
      : undefined,
  );
}

function knownFeed(house: House, request: FastifyRequest): Feed | undefined {
  const [code, timestamp, signature] = ['x-feed', 'x-timestamp', 'x-signature'].map((name) =>
    String(request.headers[name] ?? ''),
  ) as [string, string, string];
  const feed = feedOf(house, code);
  if (!feed?.isEnabled) return undefined;
  const signed = { timestamp, signature, body: request.rawBody };
  const isKnown =
    feed.isFrom(request.caller.address) &&
    isFresh(house, timestamp) &&
    isSignedWithAny(house, feed.secrets, signed);
  if (isKnown) return feed;
  const { address } = request.caller;
  house.log.warn({ feed: code, address }, 'a message in the name of a feed was turned away');
  return undefined;
}
