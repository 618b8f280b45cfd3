import { type Call, vendorsSeamless as contract } from '@baize/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import type { House } from '../../../platform/house.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { serve } from '../../../platform/serve.ts';
import type { Connection } from '../connections/connections.ts';
import { admitVendors, knownVendor } from './admit.ts';
import { type WireAnswer, wireAnswer } from './answer.ts';
import { type Counter, payWin, readPlayer, takeBack, takeBet } from './receive.ts';

/** The calls of outside vendors: signed, once per id, and answered within two and a half seconds. */
export function seamlessRoutes(app: FastifyInstance, counter: Counter): void {
  admitVendors(app, counter.play.house);
  answerInVendorsWords(app, counter.play.house);
  serve(app, contract.authenticate, (input, _caller, at) =>
    inTime(at, (connection) => readPlayer(counter, connection, input)),
  );
  serve(app, contract.balance, (input, _caller, at) =>
    inTime(at, (connection) => readPlayer(counter, connection, input)),
  );
  serve(app, contract.bet, (input, _caller, at) =>
    inTime(at, (connection) => takeBet(counter, connection, input)),
  );
  serve(app, contract.win, (input, _caller, at) =>
    inTime(at, (connection) => payWin(counter, connection, input)),
  );
  serve(app, contract.rollback, (input, _caller, at) =>
    inTime(at, (connection) => takeBack(counter, connection, input)),
  );
}

const HARD_STOP_MS = 2_500;

/** What takes longer may still be done: the same id sent again is told what came of it. */
async function inTime(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (connection: Connection) => Promise<WireAnswer>,
): Promise<WireAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), HARD_STOP_MS);
  });
  const answer = await Promise.race([work(request.vendor!), late]).finally(() =>
    clearTimeout(timer),
  );
  if (!answer) refuse('BUSY', { retryAfterSeconds: 1 });
  if (answer.status === 'BAD_REQUEST') reply.code(400);
  return answer;
}

/** A vendor that is known is told what is wrong with its message in the words it knows. */
function answerInVendorsWords(app: FastifyInstance, house: House): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.call?.audience !== 'vendor') return;
    route.errorHandler = (error: FastifyError, request, reply) => {
      if (!isMisread(error)) throw error;
      void vendorOf(house, request, route.config!.call!).then((vendor) => {
        if (!vendor) return reply.send(error);
        const { transactionId } = (request.body ?? {}) as { transactionId?: unknown };
        const named = typeof transactionId === 'string' ? { transactionId } : {};
        const told = { status: 'BAD_REQUEST', reason: 'INVALID_FIELDS', ...named } as const;
        return reply.code(400).send({ message: '', ...wireAnswer(vendor, told) });
      });
    };
  });
}

/** A body that cannot be read is met before anyone looked whose it is. */
async function vendorOf(house: House, request: FastifyRequest, call: Call) {
  return request.vendor ?? knownVendor(house, request, call).catch(() => undefined);
}

function isMisread(error: unknown): boolean {
  if (error instanceof z.core.$ZodError) return true;
  return error instanceof Refusal && ['BODY_UNREADABLE', 'INVALID_INPUT'].includes(error.code);
}
