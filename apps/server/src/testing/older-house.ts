import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

/** A database as the version before a migration left it. */
export async function migrateAsBefore(
  client: Pick<pg.Client, 'query'>,
  first: string,
): Promise<void> {
  const folder = fileURLToPath(new URL('../migrations/', import.meta.url));
  await client.query(
    'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  for (const name of readdirSync(folder).sort()) {
    if (name >= first) break;
    const text = readFileSync(`${folder}${name}`, 'utf8');
    await client.query(text);
    const checksum = createHash('sha256').update(text).digest('hex');
    await client.query('insert into migrations values ($1, $2)', [name, checksum]);
  }
}
