import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFilledFolder } from '../filled-folder.ts';
import { orphansOf, type ServerProcess, startServer, stopServer } from '../server-process.ts';

let dataDir: string;
let remove: () => void;

beforeAll(async () => {
  ({ dataDir, remove } = await makeFilledFolder());
});

afterAll(() => remove());

test('servers behind one port are replaced under load, and no request is refused', async () => {
  const env = { BAIZE_DATA: dataDir, BAIZE_SERVERS: '2' };
  const server = await startServer({ env });
  const load = askWithoutPause(server, 4);
  await expect.poll(load.answers, WAIT).toBeGreaterThan(100);
  server.child.kill('SIGUSR2');
  await expect.poll(server.output, WAIT).toContain('all servers were replaced');
  // Old servers answer on what connections are left to them; these must hear of it in time.
  const until = load.answers() + 500;
  await expect.poll(load.answers, WAIT).toBeGreaterThan(until);
  expect(await load.stop()).toEqual([]);
  expect(await stopServer(server)).toBe(0);
  expect(await orphansOf(dataDir)).toEqual([]);
});

/** Four servers start here, one after another, on a machine that may have other things to do. */
const WAIT = { timeout: 120_000 };

/** Callers on kept connections who ask again as soon as they are answered; what is not answered by 200 is kept. */
function askWithoutPause({ port }: ServerProcess, callers: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const refused: string[] = [];
  let answers = 0;
  let isOver = false;
  const ask = () =>
    new Promise<void>((resolve) => {
      const sent = request({ port, path: '/wps/system/status', agent }, (answer) => {
        if (answer.statusCode === 200) answers += 1;
        else refused.push(String(answer.statusCode));
        answer.resume().once('end', resolve);
      });
      sent.once('error', ({ message }) => {
        refused.push(message);
        resolve();
      });
      sent.end();
    });
  const running = Array.from({ length: callers }, async () => {
    while (!isOver) {
      await ask();
      // Some connections stand idle for a moment, as those of people do.
      await sleep(answers % 20);
    }
  });
  return {
    answers: () => answers,
    stop: async () => {
      isOver = true;
      await Promise.all(running);
      agent.destroy();
      return refused;
    },
  };
}
