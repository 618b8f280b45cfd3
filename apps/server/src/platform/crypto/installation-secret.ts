import pg from 'pg';
import type { Config } from '../../config.ts';
import { StartFailure } from '../errors/start-failure.ts';
import { drawSecret, keyIdOf, keysFrom, ownSecret, storeSecret } from './keys.ts';

/**
 * All servers of one database work with one secret, or what one of them seals no other could open: not
 * a password, not a phone number. The first server's secret counts; a server with a data folder of its
 * own gets it from the database, where it lies sealed, and one with another secret is not started.
 */
export async function agreeOnSecret(config: Config, serveUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serveUrl, connectionTimeoutMillis: 30_000 });
  await client.connect();
  try {
    const own = ownSecret(config);
    const proposed = own ?? drawSecret();
    const { key_id, secret } = await settle(client, config, proposed);
    if (key_id === keyIdOf(proposed)) return own ? undefined : void storeSecret(config, proposed);
    if (own) return await replaceRetired(client, config, { from: key_id, to: own });
    storeSecret(config, openShared(config, secret) ?? refuseOther());
  } finally {
    await client.end();
  }
}

type Installation = { key_id: string; secret: string | null };

/** Writes the secret's name down where none is; answers whose stands there now. */
async function settle(client: pg.Client, config: Config, proposed: string): Promise<Installation> {
  const shared = sharingKeys(config)?.seal(proposed) ?? null;
  await client.query(
    'insert into installation (key_id, secret) values ($1, $2) on conflict do nothing',
    [keyIdOf(proposed), shared],
  );
  const { rows } = await client.query<Installation>('select key_id, secret from installation');
  return rows[0]!;
}

/** A secret that was retired by hand makes room for its successor. */
async function replaceRetired(
  client: pg.Client,
  config: Config,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const isRetired = config.retiredSecrets.some((secret) => keyIdOf(secret) === from);
  if (!isRetired) refuseOther();
  const shared = sharingKeys(config)?.seal(to) ?? null;
  await client.query('update installation set key_id = $1, secret = $2', [keyIdOf(to), shared]);
}

function openShared(config: Config, secret: string | null): string | undefined {
  try {
    return secret === null ? undefined : sharingKeys(config)?.open(secret);
  } catch {
    return undefined;
  }
}

/** What servers of one database all know is its password. In production a secret is given by hand. */
function sharingKeys({ DATABASE_URL, profile }: Config) {
  if (!DATABASE_URL || profile === 'production') return undefined;
  const { password } = new pg.Client({ connectionString: DATABASE_URL });
  return password ? keysFrom(`shared by ${password}`) : undefined;
}

function refuseOther(): never {
  throw new StartFailure(
    'This database was filled with another secret: give all its servers the same BAIZE_SECRET, or bring back the file keys/secret of its data folder.',
  );
}
