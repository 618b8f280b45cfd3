import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../../config.ts';
import { StartFailure } from '../errors/start-failure.ts';

/** The secrets of one installation: derived by purpose from a master secret outside the database. */
export type Keys = {
  /** Encrypts one field at rest; the text carries the id of its key. */
  seal(plain: string): string;
  open(sealed: string): string;
  /** A keyed hash by which a sealed value can be looked up. */
  lookup(purpose: string, plain: string): string;
  /** A key of its own for one purpose. */
  derive(purpose: string): Buffer;
  /** The keys of the same purpose from before, newest first: what they made can still be checked. */
  retired(purpose: string): Buffer[];
  /** What a new password hash costs; light only where no password is anyone's. */
  hashing: Hashing;
};

type Hashing = 'full' | 'light';

const SAMPLE_SECRETS = [
  'changeme',
  'secret',
  'baize-sample-vendor',
  'baize-sample-gateway',
  'baize-sample-feed',
];

export function openKeys(config: Config): Keys {
  const master = ownSecret(config) ?? storeSecret(config, drawSecret());
  if (config.profile === 'production' && SAMPLE_SECRETS.some((sample) => master.includes(sample))) {
    throw new StartFailure('BAIZE_SECRET is a sample secret. Set one of your own.');
  }
  return keysFrom(master, config.retiredSecrets, config.BAIZE_TEST_HASHING);
}

/** New values are sealed with the first secret; values sealed with a retired one still open. */
export function keysFrom(
  master: string,
  retired: readonly string[] = [],
  hashing: Hashing = 'full',
): Keys {
  const derive = (purpose: string, secret = master) => deriveFrom(secret, purpose);
  const sealing = [master, ...retired].map((secret) => {
    const key = derive('field', secret);
    return { id: keyIdOf(secret), key };
  });
  return {
    hashing,
    derive: (purpose) => derive(purpose),
    retired: (purpose) => retired.map((secret) => derive(purpose, secret)),
    lookup: (purpose, plain) =>
      createHmac('sha256', derive(`lookup:${purpose}`))
        .update(plain)
        .digest('base64url'),
    seal: (plain) => sealWith(sealing[0]!, plain),
    open: (sealed) => {
      const [id, ...rest] = sealed.split('.');
      const used = sealing.find((key) => key.id === id);
      if (!used) throw new Error('A field was sealed with a key that is not here');
      return openWith(used.key, rest);
    },
  };
}

/** Names a secret without telling anything about it. */
export function keyIdOf(secret: string): string {
  return createHmac('sha256', deriveFrom(secret, 'field')).update('id').digest('hex').slice(0, 8);
}

function deriveFrom(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'baize', purpose, 32));
}

function sealWith({ id, key }: { id: string; key: Buffer }, plain: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return [id, iv, body, cipher.getAuthTag()]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

function openWith(key: Buffer, parts: string[]): string {
  const [iv, body, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
  const decipher = createDecipheriv('aes-256-gcm', key, iv!);
  decipher.setAuthTag(tag!);
  return decipher.update(body!, undefined, 'utf8') + decipher.final('utf8');
}

type SecretPlace = Pick<Config, 'BAIZE_SECRET' | 'dataDir'>;

/** The secret that was given, else the one kept in the data folder. */
export function ownSecret({ BAIZE_SECRET, dataDir }: SecretPlace): string | undefined {
  if (BAIZE_SECRET) return BAIZE_SECRET;
  const file = secretFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

export function drawSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Kept by whoever is first: answers what is kept from now on. */
export function storeSecret({ dataDir }: SecretPlace, secret: string): string {
  const file = secretFile(dataDir);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  return secret;
}

function secretFile(dataDir: string): string {
  return join(dataDir, 'keys', 'secret');
}
