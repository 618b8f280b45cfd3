import pg from 'pg';

export type RolePasswords = { superuser: string; migrate: string; serve: string };

/** The role that owns the database and changes its shape, and the role that only works in it. */
export const MIGRATE_ROLE = 'baize_migrate';
export const SERVE_ROLE = 'baize_serve';
/** Whose accounts may read what is made for analysts; nobody signs in with it. */
const ANALYST_ROLE = 'baize_analyst';
export const DATABASE = 'baize';

/** Makes the roles and the database where they are missing. */
export async function createRoles(superuserUrl: string, passwords: RolePasswords): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await createRole(client, MIGRATE_ROLE, passwords.migrate);
    await createRole(client, SERVE_ROLE, passwords.serve);
    await createGroup(client, ANALYST_ROLE);
    await createDatabase(client);
  } finally {
    await client.end();
  }
}

async function createRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount) return;
  await client.query(`create role ${role} login password ${client.escapeLiteral(password)}`);
}

async function createGroup(client: pg.Client, role: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (!rowCount) await client.query(`create role ${role} nologin`);
}

async function createDatabase(client: pg.Client): Promise<void> {
  const named = 'select 1 from pg_database where datname = $1';
  const { rowCount } = await client.query(named, [DATABASE]);
  if (!rowCount) await client.query(`create database ${DATABASE} owner ${MIGRATE_ROLE}`);
  await client.query(`revoke all on database ${DATABASE} from public`);
  await client.query(`grant connect on database ${DATABASE} to ${SERVE_ROLE}, ${ANALYST_ROLE}`);
}
