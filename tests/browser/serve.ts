import { makeDataFolder, startServer, stopServer } from '../server-process.ts';

/** The real server on an empty database, for all browser tests of a run. */
// biome-ignore lint/style/noDefaultExport: Playwright takes its set-up from the default export
export default async function serve(): Promise<() => Promise<void>> {
  const { dataDir, remove } = makeDataFolder();
  const server = await startServer({ env: { BAIZE_DATA: dataDir } });
  process.env.BAIZE_TEST_URL = server.url;
  return async () => {
    await stopServer(server);
    remove();
  };
}
