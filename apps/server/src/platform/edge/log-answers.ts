import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { maskCardNumbers } from '../card-numbers.ts';
import { followRoutes } from './gates.ts';
import { pathOf } from './unknown.ts';

/** One line for every answer: which call, how it ended, how long it took; never what was said. */
export function logAnswers(app: FastifyInstance): void {
  const log = app.log as FastifyBaseLogger & { isLevelEnabled?: (level: string) => boolean };
  const isWritten = () => log.isLevelEnabled?.('info') ?? true;
  followRoutes(app);
  app.addHook('onResponse', (request, reply, done) => {
    // Most houses write warnings only: then a line is not even put together.
    if (!isWritten()) return done();
    const { found } = request;
    request.log.info(
      {
        call: found?.name ?? found?.url ?? maskCardNumbers(pathOf(request).slice(0, 100)),
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
      },
      'answered',
    );
    done();
  });
}
