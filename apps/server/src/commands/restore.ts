import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { reconcile } from '../domains/wallet/index.ts';
import { restore } from '../platform/embedded-postgres/backup.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { StartFailure } from '../platform/errors/start-failure.ts';

const { values } = parseArgs({ options: { from: { type: 'string' } } });
const { dataDir } = readConfig(process.env);

try {
  if (!values.from) throw new StartFailure('Usage: npm run restore -- --from FOLDER');
  const started = performance.now();
  await restore(resolve(values.from), dataDir);
  const database = await startEmbeddedPostgres({ dataDir });
  const { fault, transfers, bets } = await proofOf(database);
  if (fault) throw new StartFailure(`The books are wrong. Broken: ${fault.check}.\n  ${fault.row}`);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(
    `The house stands in ${dataDir}, and its books are right: ${transfers} transfers, ${bets} bets (${seconds} s).`,
  );
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
}

async function proofOf(database: EmbeddedPostgres) {
  try {
    return await reconcile(database.serveUrl);
  } finally {
    await database.stop();
  }
}
