import { reconcile } from '../domains/wallet/index.ts';
import { visitHouse } from './visit-house.ts';

await visitHouse(async (house) => {
  const started = performance.now();
  const proof = await reconcile(String(house.pool.options.connectionString));
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  if (proof.fault) {
    console.error(`The books are wrong. Broken: ${proof.fault.check}.\n  ${proof.fault.row}`);
    return 1;
  }
  const { transfers, accounts, bets } = proof;
  console.log(
    `The books are right: ${transfers} transfers on ${accounts} accounts, ${bets} bets (${seconds} s).`,
  );
  return 0;
});
