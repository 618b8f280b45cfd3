import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { StartFailure } from '../errors/start-failure.ts';
import { prepareJobs } from '../jobs/migrate.ts';

const LOCK = 4_221_001;
const NAME = /^\d{4}_[a-z]+_[a-z0-9_]+\.sql$/;

type Migration = { name: string; sql: string; checksum: string };

/**
 * Brings the database to this version of the house: plain SQL files in the order of their numbers,
 * each in a transaction of its own, under one lock, so that servers that start together are safe.
 */
export async function migrate(migrateUrl: string, serveUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: migrateUrl, connectionTimeoutMillis: 30_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query("set lock_timeout = '5s'");
    await applyMissing(client, readMigrations());
    // At the start too: a house that was away for long may have jobs that were never run.
    await client.query('select make_partitions()');
    // The driver knows every place in which an address may name its role.
    const { user: role = '' } = new pg.Client({ connectionString: serveUrl });
    await grantServing(client, role);
    await prepareJobs(migrateUrl, role);
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<void> {
  await client.query(
    `create table if not exists migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  assertKnown([...applied.keys()], migrations);
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === undefined) await apply(client, migration);
    else if (checksum !== migration.checksum) {
      throw new StartFailure(`The migration ${migration.name} was edited after it was applied.`);
    }
  }
}

function assertKnown(applied: string[], migrations: Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const newer = applied.find((name) => !known.has(name));
  if (newer) {
    throw new StartFailure(
      `The data comes from a newer version of Baize (${newer}). Start that version, or use another BAIZE_DATA.`,
    );
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * The serving role may do what serving needs. A table whose comment begins with "append-only" can be
 * read and added to, and never changed by it; of one that begins with "kept" no row can be deleted; one
 * that begins with "read-only" is written by functions of the owner's.
 * Partitions are reached through their table only, so its word holds for all of them.
 */
async function grantServing(client: pg.Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const { rows } = await client.query<{ table: string; comment: string; part: boolean }>(
    `select quote_ident(c.relname) as table, coalesce(obj_description(c.oid, 'pg_class'), '') as comment,
       c.relispartition as part
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`,
  );
  const grants = rows.map(
    ({ table, comment, part }) =>
      `revoke all on ${table} from ${name};${part ? '' : ` grant ${deedsOn(comment)} on ${table} to ${name};`}`,
  );
  await client.query(
    `grant usage on schema public to ${name};
     ${grants.join('\n')}
     grant usage, select on all sequences in schema public to ${name};
     grant execute on all functions in schema public to ${name};
     revoke all on migrations from ${name}; grant select on migrations to ${name};`,
  );
}

function deedsOn(comment: string): string {
  if (comment.startsWith('read-only')) return 'select';
  if (comment.startsWith('append-only')) return 'select, insert';
  return comment.startsWith('kept') ? 'select, insert, update' : 'select, insert, update, delete';
}

function readMigrations(): Migration[] {
  const folder = fileURLToPath(migrationsFolder());
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(`${folder}/${name}`, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Beside a bundle, beside its chunks' folder, or two floors up among the sources. The nearest is
 * taken, because an older bundle may have left its own further up.
 */
function migrationsFolder(): URL {
  const places = ['./migrations', '../migrations', '../../migrations'].map(
    (place) => new URL(place, import.meta.url),
  );
  return places.find((place) => existsSync(place)) ?? places[0]!;
}
