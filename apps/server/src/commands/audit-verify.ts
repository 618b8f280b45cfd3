import { verifyAudit } from '../domains/operators/index.ts';
import { visitHouse } from './visit-house.ts';

await visitHouse(async (house) => {
  const { rows, heads, firstBad } = await verifyAudit(house);
  if (firstBad) {
    console.error(`The audit log is broken: row ${firstBad.id} ${firstBad.why}.`);
    return 1;
  }
  const against =
    heads > 0 ? `${heads} signed heads` : 'no signed head: a cut-off end would not show';
  console.log(`The audit log is whole: ${rows} rows, held against ${against}.`);
  return 0;
});
