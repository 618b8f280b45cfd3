import { StartFailure } from './platform/errors/start-failure.ts';
import { runHouse } from './run.ts';

try {
  await runHouse(process.env);
} catch (error) {
  process.stderr.write(
    `${error instanceof StartFailure ? error.message : ((error as Error).stack ?? error)}\n`,
  );
  process.exit(1);
}
