import { fileURLToPath } from 'node:url';
import { StartFailure } from './platform/errors/start-failure.ts';
import { runHouse } from './run.ts';

try {
  await runHouse(process.env, fileURLToPath(import.meta.url));
} catch (error) {
  process.stderr.write(
    `${error instanceof StartFailure ? error.message : ((error as Error).stack ?? error)}\n`,
  );
  process.exit(1);
}
