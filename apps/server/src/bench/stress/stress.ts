import { setTimeout as sleep } from 'node:timers/promises';
import { money } from '@baize/money';
import { openBenchHouse } from '../bench-house.ts';
import { openBetClient } from '../http/bet-client.ts';
import { addPlayers } from '../players.ts';
import { startServerChild } from '../server-child.ts';
import { type Aftermath, inspect } from './aftermath.ts';
import { killPostgres, killServer } from './kills.ts';
import { raiseStorm } from './storm.ts';

export type StressPlan = {
  callers: number;
  members: number;
  serverKills: number;
  databaseKills: number;
};

/** Everything at once, with the server and PostgreSQL killed in the middle of it. */
export async function stress(plan: StressPlan): Promise<Aftermath> {
  const bench = await openBenchHouse();
  const { serveUrl, dataDir } = bench;
  await addPlayers(bench, { from: 1, count: plan.members, units: money('500') });
  let server = await startServerChild({ serveUrl, dataDir });
  const client = openBetClient(() => server.port);
  let isOver = false;
  try {
    const { members, callers } = plan;
    const storm = raiseStorm(client, { members, callers, isOver: () => isOver });
    for (let n = 0; n < Math.max(plan.serverKills, plan.databaseKills); n += 1) {
      await sleep(1_000);
      if (n < plan.databaseKills) killPostgres(bench.pid());
      await sleep(2_500);
      if (n >= plan.serverKills) continue;
      await killServer(server);
      server = await startServerChild({ serveUrl, dataDir, port: server.port });
    }
    await sleep(1_000);
    isOver = true;
    return await inspect(serveUrl, await storm);
  } finally {
    client.close();
    await server.stop();
    await bench.close();
  }
}
