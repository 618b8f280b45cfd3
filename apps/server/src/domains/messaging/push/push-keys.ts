import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { hours } from '@baize/calendar';
import { publicOrigin } from '../../../platform/edge/public-origin.ts';
import type { House } from '../../../platform/house.ts';

/** The key that browsers are given: drawn the first time anybody asks, by whichever server, and kept. */
export async function publicPushKey(house: House): Promise<string> {
  return (await pushKeys(house)).public;
}

async function pushKeys({ db, keys, clock }: House) {
  const kept = () => db.selectFrom('push_keys').selectAll().executeTakeFirst();
  const before = await kept();
  if (before) return before;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const point = [Buffer.of(4), ...[x!, y!].map((part) => Buffer.from(part, 'base64url'))];
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await db
    .insertInto('push_keys')
    .values({
      id: 1,
      public: Buffer.concat(point).toString('base64url'),
      private_sealed: keys.seal(pem),
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await kept())!;
}

/** Push services take no word for longer than a day. */
const HOLDS_MS = hours(12);

/** Who sends, as a push service wants to know it (RFC 8292). */
export async function pushAuthorization(house: House, address: string): Promise<string> {
  const kept = await pushKeys(house);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const until = Math.floor((house.clock.now().getTime() + HOLDS_MS) / 1_000);
  const claims = { aud: new URL(address).origin, exp: until, sub: publicOrigin(house) };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const key = createPrivateKey(house.keys.open(kept.private_sealed));
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${kept.public}`;
}
