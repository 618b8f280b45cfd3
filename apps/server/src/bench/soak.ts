import { parseArgs } from 'node:util';
import { soakProofs } from './soak/proofs.ts';

/**
 * The long versions of the proofs that `npm test` runs short. `--only L7` runs one of them,
 * `--share 0.1` a tenth of each.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, share: { type: 'string', default: '1' } },
});
const share = Number(values.share);
let failed = 0;

for (const { id, what, run } of soakProofs) {
  if (values.only && values.only !== id) continue;
  const started = performance.now();
  const fault = await run(share).catch((error: Error) => error.stack ?? error.message);
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  process.stdout.write(`${fault ? 'FAIL' : 'pass'}  ${id}  ${what} (${seconds} s)\n`);
  if (fault) process.stdout.write(`      ${fault}\n`);
  if (fault) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
