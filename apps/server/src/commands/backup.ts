import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { backUp } from '../platform/embedded-postgres/backup.ts';
import { visitEmbeddedPostgres } from '../platform/embedded-postgres/visit.ts';
import { StartFailure } from '../platform/errors/start-failure.ts';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
const { dataDir, DATABASE_URL } = readConfig(process.env);

try {
  if (!values.to) throw new StartFailure('Usage: npm run backup -- --to FOLDER');
  if (DATABASE_URL) {
    throw new StartFailure('A database of your own is backed up by its own means (pg_basebackup).');
  }
  const to = resolve(values.to);
  const started = performance.now();
  const database = await visitEmbeddedPostgres({ dataDir });
  try {
    await backUp(dataDir, to);
  } finally {
    await database.stop();
  }
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`The house is copied to ${to} (${seconds} s). It holds its keys: keep it safe.`);
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
}
