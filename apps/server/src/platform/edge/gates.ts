import type { Call } from '@baize/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The route that answers; null where none does. Asking the framework for it costs an object each time. */
    found: FoundRoute | null;
  }
}

export type FoundRoute = {
  readonly url: string;
  readonly call: Call | undefined;
  /** The call's name in the contract, for logs and measures. */
  readonly name: string | undefined;
};

/** Whoever asks for something, by HTTP or over a socket: what is known of both. */
export type Asked = Pick<FastifyRequest, 'caller' | 'headers' | 'method' | 'log'>;

/** The answer that is to come, so far as a gate may know of it: when it has gone, or never will. */
export type ToCome = { raw: { once(moment: 'close', listener: () => void): unknown } };

/** Lets a request pass by returning, and turns it away by throwing; a promise only where it must wait. */
type Gate<Request> = (request: Request, reply: ToCome) => void | Promise<void>;

type Choose<Request> = (route: FoundRoute) => Gate<Request> | undefined;
type Moment = 'onRequest' | 'preHandler';
type Gates = {
  onRequest: Choose<FastifyRequest>[];
  preHandler: Choose<FastifyRequest>[];
  /** Those among them that a call over a socket passes as well. */
  forSockets: Record<Moment, Choose<Asked>[]>;
};
type Done = (error?: Error) => void;

const gatesOf = new WeakMap<FastifyInstance, Gates>();

/**
 * Something that requests must pass before they are answered. It is chosen once for each route, so that
 * a request passes only what its route needs; those of one moment stand in the order of asking for them,
 * behind the hooks of the whole server and before those of the route itself.
 */
export function addGate(app: FastifyInstance, moment: Moment, choose: Choose<Asked>): void {
  const gates = followRoutes(app);
  gates[moment].push(choose);
  gates.forSockets[moment].push(choose);
}

/** A gate for what only HTTP can bring: a query, a packed body, a signature under its bytes. */
export function addHttpGate(
  app: FastifyInstance,
  moment: Moment,
  choose: Choose<FastifyRequest>,
): void {
  followRoutes(app)[moment].push(choose);
}

/** What a call must pass that comes over a socket: the same gates in the same order. */
export function socketPassage(app: FastifyInstance, route: FoundRoute) {
  const { forSockets } = followRoutes(app);
  const passOf = (moment: Moment) => {
    const pass = passing(forSockets[moment], route);
    return (asked: Asked, toCome: ToCome) =>
      new Promise<void>((resolve, reject) => {
        pass(asked, toCome, (error) => (error ? reject(error) : resolve()));
      });
  };
  return { onRequest: passOf('onRequest'), preHandler: passOf('preHandler') };
}

/** The same gates of these moments, at once: a promise only where one of them waits, and a throw where one turns away. */
export function passageOf(
  app: FastifyInstance,
  route: FoundRoute,
  moments: readonly Moment[],
): Gate<Asked> {
  const { forSockets } = followRoutes(app);
  let gates: readonly Gate<Asked>[] | undefined;
  return (request, reply) => {
    gates ??= moments.flatMap((moment) =>
      forSockets[moment].flatMap((choose) => choose(route) ?? []),
    );
    const chosen = gates;
    const stop = passUntilWait({ gates: chosen, request, reply }, 0);
    if (!stop) return undefined;
    return new Promise((resolve, reject) => {
      const done = (error?: Error) => (error ? reject(error) : resolve());
      const passage = { gates: chosen, request, reply, done };
      stop.waiting.then(() => passRest(passage, stop.next), reject);
    });
  };
}

/** Says of every request which route answers it. */
export function followRoutes(app: FastifyInstance): Gates {
  const known = gatesOf.get(app);
  if (known) return known;
  const gates: Gates = {
    onRequest: [],
    preHandler: [],
    forSockets: { onRequest: [], preHandler: [] },
  };
  gatesOf.set(app, gates);
  app.decorateRequest('found', null);
  app.addHook('onRoute', (route) => standBefore(route, gates));
  return gates;
}

function standBefore(route: RouteOptions, gates: Gates): void {
  const { call, name } = route.config ?? {};
  const found: FoundRoute = { url: route.url, call, name };
  const pass = {
    onRequest: passing(gates.onRequest, found),
    preHandler: passing(gates.preHandler, found),
  };
  const first = (request: FastifyRequest, reply: FastifyReply, done: Done) => {
    request.found = found;
    pass.onRequest(request, reply, done);
  };
  route.onRequest = [first, ...[route.onRequest ?? []].flat()];
  route.preHandler = [pass.preHandler, ...[route.preHandler ?? []].flat()];
}

/** Chosen at the first request, when all domains have said what they ask for. */
function passing<Request>(choices: readonly Choose<Request>[], route: FoundRoute) {
  let gates: readonly Gate<Request>[] | undefined;
  return (request: Request, reply: ToCome, done: Done) => {
    gates ??= choices.map((choose) => choose(route)).filter((gate) => gate !== undefined);
    pass({ gates, request, reply, done }, 0);
  };
}

type Passage<Request> = {
  gates: readonly Gate<Request>[];
  request: Request;
  reply: ToCome;
  done: Done;
};

/** What a gate throws here is heard by the framework, which called us. */
function pass<Request>(passage: Passage<Request>, from: number): void {
  const stop = passUntilWait(passage, from);
  if (stop) stop.waiting.then(() => passRest(passage, stop.next), passage.done);
  else passage.done();
}

/** After a wait nobody else would hear it. */
function passRest<Request>(passage: Passage<Request>, from: number): void {
  let stop: Stop | undefined;
  try {
    stop = passUntilWait(passage, from);
  } catch (error) {
    passage.done(error as Error);
    return;
  }
  if (stop) stop.waiting.then(() => passRest(passage, stop.next), passage.done);
  else passage.done();
}

type Stop = { waiting: Promise<void>; next: number };

function passUntilWait<Request>(
  { gates, request, reply }: Omit<Passage<Request>, 'done'>,
  from: number,
): Stop | undefined {
  for (let at = from; at < gates.length; at += 1) {
    const waiting = gates[at]!(request, reply);
    if (waiting) return { waiting, next: at + 1 };
  }
  return undefined;
}
