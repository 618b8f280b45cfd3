import { chanceOf } from '@baize/games';
import { expect, test } from 'vitest';
import { chanceOfSeed } from './chance-of-seed.ts';

test('the server draws exactly the floats that anyone computes from the published package', () => {
  for (const clientSeed of ['a', 'naïve ☂ 種', '0123456789abcdef']) {
    const seed = { id: 1n, serverSeed: 'f0'.repeat(32), clientSeed, hash: '' };
    const server = chanceOfSeed(seed, 41n);
    const anyone = chanceOf({ ...seed, nonce: 41 });
    for (let n = 0; n < 40; n += 1) expect(server()).toBe(anyone());
  }
});
