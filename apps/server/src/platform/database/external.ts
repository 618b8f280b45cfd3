import { createHash, createHmac } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { StartFailure } from '../errors/start-failure.ts';
import { type DatabaseUrls, drawPassword, keptSecret, writeDatabaseFile } from './file.ts';

export type ExternalDatabase = {
  dataDir: string;
  /** A role made by hand, for databases where ours may not make roles. */
  BAIZE_SERVE_DATABASE_URL?: string | undefined;
};

const OLDEST_MAJOR = 15;

/** A PostgreSQL of someone else's: the role of the address migrates, a second and lesser one serves. */
export async function prepareExternalDatabase(
  url: string,
  { dataDir, BAIZE_SERVE_DATABASE_URL: madeByHand }: ExternalDatabase,
): Promise<DatabaseUrls> {
  const client = await connect(url, 'DATABASE_URL');
  try {
    await assertVersion(client);
    const serveUrl = madeByHand ?? (await prepareServeRole(client, url, dataDir));
    await assertLesserRole(client, serveUrl);
    const urls = { migrateUrl: url, serveUrl };
    await writeDatabaseFile(dataDir, urls);
    return urls;
  } finally {
    await client.end();
  }
}

async function connect(url: string, variable: string): Promise<pg.Client> {
  if (!URL.canParse(url)) {
    throw new StartFailure(
      `${variable} is not an address: write postgres://role:password@host/database.`,
    );
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    const reason = message || code;
    throw new StartFailure(
      `The database of ${variable} (${withoutPassword(url)}) refuses: ${reason}. Check that it runs and that role and password are right.`,
      error,
    );
  }
}

function withoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${decodeURIComponent(hostname)}${port && `:${port}`}${pathname}`;
}

async function assertVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  const major = Math.floor(Number(rows[0]!.version) / 10_000);
  if (major < OLDEST_MAJOR) {
    throw new StartFailure(
      `DATABASE_URL leads to PostgreSQL ${major}; version ${OLDEST_MAJOR} or newer is needed: upgrade it, or leave DATABASE_URL empty to use the embedded one.`,
    );
  }
}

type Owner = { role: string; database: string; maycreate: boolean };

async function prepareServeRole(client: pg.Client, url: string, dataDir: string): Promise<string> {
  const { rows } = await client.query<Owner>(
    `select current_user as role, current_database() as database, rolcreaterole or rolsuper as maycreate
     from pg_roles where rolname = current_user`,
  );
  const { role: owner, database, maycreate } = rows[0]!;
  const role = serveRoleOf(database);
  if (!maycreate) {
    throw new StartFailure(
      `The role ${owner} may not create roles: let it (alter role ${client.escapeIdentifier(owner)} createrole), or make a login role by hand and give its address as BAIZE_SERVE_DATABASE_URL.`,
    );
  }
  const serveUrl = withLogin(url, role, await servePassword(url, database, dataDir));
  if (!(await canConnect(serveUrl))) await createServeRole(client, serveUrl, { role, database });
  return serveUrl;
}

/** PostgreSQL cuts names at 63 bytes; a long database name is therefore shortened to a digest. */
function serveRoleOf(database: string): string {
  const role = `baize_serve_${database}`;
  const digest = createHash('sha256').update(database).digest('hex').slice(0, 16);
  return Buffer.byteLength(role) <= 63 ? role : `baize_serve_${digest}`;
}

/** Servers with data folders of their own share a database: what they all know gives them one password. */
async function servePassword(url: string, database: string, dataDir: string): Promise<string> {
  const { password, searchParams } = new URL(url);
  const shared = password || searchParams.get('password');
  if (shared) {
    return createHmac('sha256', shared).update(`baize serves ${database}`).digest('base64url');
  }
  const file = join(dataDir, 'keys', `serve-${serveRoleOf(database)}.json`);
  return (await keptSecret(file, () => ({ password: drawPassword() }))).password;
}

function withLogin(url: string, role: string, password: string): string {
  const address = new URL(url);
  if (address.hostname) {
    address.username = encodeURIComponent(role);
    address.password = encodeURIComponent(password);
  }
  if (!address.hostname || address.searchParams.has('user')) {
    address.searchParams.set('user', role);
    address.searchParams.set('password', password);
  }
  return address.href;
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Under a lock, because two servers that start at once would both find the role missing. */
async function createServeRole(
  client: pg.Client,
  serveUrl: string,
  { role, database }: { role: string; database: string },
): Promise<void> {
  const name = client.escapeIdentifier(role);
  const password = client.escapeLiteral(passwordOf(serveUrl));
  await client.query('begin');
  await client.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [role]);
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  const verb = rowCount ? 'alter' : 'create';
  try {
    await client.query(`${verb} role ${name} login password ${password}`);
    await client.query(`grant connect on database ${client.escapeIdentifier(database)} to ${name}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartFailure(
      `The role ${role} cannot be made (${(error as Error).message}): make it by hand and give its address as BAIZE_SERVE_DATABASE_URL.`,
      error,
    );
  }
}

function passwordOf(url: string): string {
  const { password, searchParams } = new URL(url);
  return password ? decodeURIComponent(password) : searchParams.get('password')!;
}

/** The serving role is only worth something when it is not the one that owns the tables. */
async function assertLesserRole(owner: pg.Client, serveUrl: string): Promise<void> {
  const client = await connect(serveUrl, 'BAIZE_SERVE_DATABASE_URL');
  try {
    const question = `select rolname as role, rolsuper as all, current_database() as database,
      system_identifier::text as cluster from pg_roles, pg_control_system() where rolname = current_user`;
    const [served, owned] = [await client.query(question), await owner.query(question)];
    const { role, all, database, cluster } = served.rows[0];
    if (all || role === owned.rows[0].role) {
      throw new StartFailure(
        `The role ${role} of BAIZE_SERVE_DATABASE_URL has too many rights: name a role that is neither superuser nor the one of DATABASE_URL.`,
      );
    }
    if (database !== owned.rows[0].database || cluster !== owned.rows[0].cluster) {
      throw new StartFailure(
        'BAIZE_SERVE_DATABASE_URL leads to another database than DATABASE_URL: let both name the same one.',
      );
    }
  } finally {
    await client.end();
  }
}
