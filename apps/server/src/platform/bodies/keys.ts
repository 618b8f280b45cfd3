import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { House } from '../house.ts';

declare module '../database.ts' {
  interface Tables {
    body_keys: { name: string; sealed_private: string; made_at: Date };
  }
}

export type BodyKeys = { jwe: KeyObject; legacy: KeyObject };

const makePair = promisify(generateKeyPair);

const makers = {
  jwe: () => makePair('ec', { namedCurve: 'P-256' }),
  // The clients of the older scheme know no other size.
  legacy: () => makePair('rsa', { modulusLength: 1024, publicExponent: 0x10001 }),
};

/** The key pairs of this installation: made once, by whichever server asks first. */
export function openBodyKeys(house: House): () => Promise<BodyKeys> {
  let opened: Promise<BodyKeys> | undefined;
  return () => {
    opened ??= loadKeys(house).catch((error) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

async function loadKeys(house: House): Promise<BodyKeys> {
  return { jwe: await loadKey(house, 'jwe'), legacy: await loadKey(house, 'legacy') };
}

async function loadKey(house: House, name: keyof BodyKeys): Promise<KeyObject> {
  const kept = await findKey(house, name);
  if (kept) return kept;
  const { privateKey } = await makers[name]();
  await keepKey(house, name, privateKey);
  // Another server may have been first.
  return (await findKey(house, name)) ?? privateKey;
}

async function findKey(house: House, name: keyof BodyKeys): Promise<KeyObject | undefined> {
  const row = await house.db
    .selectFrom('body_keys')
    .select('sealed_private')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && openOrForget(house, row.sealed_private);
}

/** A pair sealed with a secret that is gone is of no use to anyone: a new one takes its place. */
async function openOrForget(house: House, sealed: string): Promise<KeyObject | undefined> {
  try {
    return createPrivateKey(house.keys.open(sealed));
  } catch {
    house.log.warn('A key for encrypted bodies was sealed with another secret and is made anew');
    await house.db.deleteFrom('body_keys').where('sealed_private', '=', sealed).execute();
    return undefined;
  }
}

async function keepKey(house: House, name: keyof BodyKeys, key: KeyObject): Promise<void> {
  const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  await house.db
    .insertInto('body_keys')
    .values({ name, sealed_private: house.keys.seal(pem), made_at: house.clock.now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
