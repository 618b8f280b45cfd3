import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { makeFilledFolder, openFilledPlace } from '../filled-folder.ts';
import { freePort, startServer, stopServer, WITH_GUESTS } from '../server-process.ts';

/** The real server with the demo and its sample bank, for all browser tests of a run. */
// biome-ignore lint/style/noDefaultExport: Playwright takes its set-up from the default export
export default async function serve(): Promise<() => Promise<void>> {
  const closePlace = openFilledPlace();
  const { dataDir, remove } = await makeFilledFolder();
  const bankPort = await freePort();
  const bankUrl = `http://127.0.0.1:${bankPort}`;
  const server = await startServer({
    env: { BAIZE_DATA: dataDir, BAIZE_SAMPLE_GATEWAY_URL: bankUrl, ...WITH_GUESTS },
  });
  const bank = startBank(bankPort, server.url, join(dataDir, 'sample-gateway'));
  process.env.BAIZE_TEST_URL = server.url;
  return async () => {
    bank.kill();
    await stopServer(server);
    remove();
    closePlace();
  };
}

function startBank(port: number, houseUrl: string, folder: string): ChildProcess {
  return spawn(process.execPath, ['apps/sample-gateway/dist/main.js'], {
    // It ends with us, however we end.
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {
      SAMPLE_GATEWAY_TIED: '1',
      SAMPLE_GATEWAY_PORT: String(port),
      SAMPLE_GATEWAY_DATA: folder,
      BAIZE_URL: houseUrl,
    },
  });
}
