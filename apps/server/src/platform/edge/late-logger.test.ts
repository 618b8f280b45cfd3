import { fastify, LogController } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { lateChild } from './late-logger.ts';

test('what a request logs names the request, and one that logs nothing makes no log', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  let made = 0;
  const counting = new Proxy(log, {
    get: (target, name) => {
      if (name === 'child') made += 1;
      return Reflect.get(target, name, target);
    },
  });
  const app = fastify({
    loggerInstance: counting,
    childLoggerFactory: lateChild,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => 'request-7',
  });
  app.get('/quiet', () => 'quiet');
  app.get('/loud', (request) => {
    request.log.warn({ size: 3 }, 'heard');
    return request.log.level;
  });
  const before = made;
  await app.inject('/quiet');
  expect(made).toBe(before);
  expect((await app.inject('/loud')).body).toBe('info');
  expect(made).toBe(before + 1);
  const told = lines.map((line) => JSON.parse(line));
  expect(told).toMatchObject([{ reqId: 'request-7', size: 3, msg: 'heard' }]);
});
