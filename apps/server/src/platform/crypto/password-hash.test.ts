import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { keysFrom } from './keys.ts';
import { checkPassword, hashPassword } from './password-hash.ts';

const keys = keysFrom('one secret of this house');

test('a password is kept as argon2id with 19 MiB, two passes and a salt of its own', async () => {
  const [first, second] = await Promise.all([
    hashPassword(keys, 'Baize-demo-1'),
    hashPassword(keys, 'Baize-demo-1'),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(Buffer.from(first!.split('$')[4]!, 'base64')).toHaveLength(16);
});

test('only the right password with the right pepper opens', async () => {
  const stored = await hashPassword(keys, 'Baize-demo-1');
  expect(await checkPassword(keys, stored, 'Baize-demo-1')).toEqual({
    isRight: true,
    isOutdated: false,
  });
  expect((await checkPassword(keys, stored, 'Baize-demo-2')).isRight).toBe(false);
  expect((await checkPassword(keysFrom('another'), stored, 'Baize-demo-1')).isRight).toBe(false);
});

test('a password from before a change of the secret opens, and asks to be hashed again', async () => {
  const stored = await hashPassword(keys, 'Baize-demo-1');
  const rotated = keysFrom('a new secret', ['one secret of this house']);
  expect(await checkPassword(rotated, stored, 'Baize-demo-1')).toEqual({
    isRight: true,
    isOutdated: true,
  });
});

test('a password hashed with weaker settings asks to be hashed again', async () => {
  const weak = await hash('Baize-demo-1', {
    memoryCost: 8_192,
    timeCost: 1,
    parallelism: 1,
    secret: keys.derive('password-pepper'),
  });
  expect(await checkPassword(keys, weak, 'Baize-demo-1')).toEqual({
    isRight: true,
    isOutdated: true,
  });
});

test('when too many wait, the next is told that we are busy, and the rest are served', async () => {
  const quick = keysFrom('one secret of this house', [], 'light');
  const results = await Promise.allSettled(
    Array.from({ length: 70 }, () => hashPassword(quick, 'Baize-demo-1')),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(4);
  expect(refused[0]!.reason).toBeInstanceOf(Refusal);
  expect((await checkPassword(keys, undefined, 'anything')).isRight).toBe(false);
});
