import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { maskCardNumbers } from '../card-numbers.ts';
import { type Answered, hearAnswers } from './answered.ts';
import { pathOf } from './unknown.ts';

/** One line for every answer: which call, how it ended, how long it took; never what was said. */
export function logAnswers(app: FastifyInstance): void {
  const log = app.log as FastifyBaseLogger & { isLevelEnabled?: (level: string) => boolean };
  const isWritten = () => log.isLevelEnabled?.('info') ?? true;
  hearAnswers(app, (answered) => {
    // Most houses write warnings only: then a line is not even put together.
    if (!isWritten()) return;
    const { method, status, ms, address } = answered;
    answered.log.info(
      { call: callOf(answered), method, status, ms: Math.round(ms), address },
      'answered',
    );
  });
}

function callOf({ found, request }: Answered): string {
  const path = () => (request ? maskCardNumbers(pathOf(request).slice(0, 100)) : 'none');
  return found?.name ?? found?.url ?? path();
}
