import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { soakProofs } from '../../apps/server/src/bench/soak/proofs.ts';

/** How many promises there are of each kind: money, availability, accounts, access, input, operations, gifts. */
const PROMISES = { L: 22, R: 13, A: 13, Z: 7, I: 11, O: 12, G: 8 };

type Promised = { id: string; proofs: string[] };

const promises: Promised[] = readFileSync('docs/promises.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]\d+ \|/.test(line))
  .map((line) => {
    const [, id, , proof] = line.split('|').map((cell) => cell.trim());
    return { id: id!, proofs: proof === 'none yet' ? [] : proof!.split('<br>') };
  });

/** A proof is a test by its title, or a long run by its name. */
function isThere(proof: string): boolean {
  const [, soak] = /^`npm run soak -- --only (\w+)`$/.exec(proof) ?? [];
  if (soak) return soakProofs.some(({ id }) => id === soak);
  const [, path, title] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
  if (!path || !title || !existsSync(path)) return false;
  return readFileSync(path, 'utf8').replaceAll('\\', '').includes(title);
}

test('every promise is on the page, once', () => {
  const ids = Object.entries(PROMISES).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, n) => `${kind}${n + 1}`),
  );
  expect(promises.map(({ id }) => id)).toEqual(ids);
});

test('a proof that is named is there', () => {
  const gone = promises.flatMap(({ id, proofs }) =>
    proofs.filter((proof) => !isThere(proof)).map((proof) => `${id}: ${proof}`),
  );
  expect(gone).toEqual([]);
  expect(isThere('`tidy.test.ts`: a test that nobody wrote')).toBe(false);
  expect(isThere('`npm run soak -- --only X1`')).toBe(false);
});
