import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RolePasswords } from '../embedded-postgres/roles.ts';
import { StartFailure } from '../errors/start-failure.ts';

export type DatabaseUrls = { serveUrl: string; migrateUrl: string };

/** For an auditor: whoever may read the data folder may connect. */
export async function writeDatabaseFile(dataDir: string, urls: DatabaseUrls): Promise<void> {
  const { serveUrl: serve, migrateUrl: migrate } = urls;
  await writeSecretFile(join(dataDir, 'database.json'), { serve, migrate });
}

export async function readDatabaseFile(dataDir: string): Promise<DatabaseUrls> {
  const file = join(dataDir, 'database.json');
  try {
    const { serve, migrate } = JSON.parse(await readFile(file, 'utf8'));
    return { serveUrl: serve, migrateUrl: migrate };
  } catch (error) {
    throw new StartFailure(`${file} cannot be read: run this as the account of the server.`, error);
  }
}

/** The embedded database's passwords: drawn once, before there is a database that needs them. */
export async function postgresPasswords(dataDir: string): Promise<RolePasswords> {
  return keptSecret(join(dataDir, 'keys/postgres.json'), () => ({
    superuser: drawPassword(),
    migrate: drawPassword(),
    serve: drawPassword(),
  }));
}

/** What the file holds; on the first call, what `draw` gives is written there. */
export async function keptSecret<Secret>(file: string, draw: () => Secret): Promise<Secret> {
  const text = await readFile(file, 'utf8').catch(unlessMissing);
  if (text !== undefined) return parseSecret(file, text);
  const secret = draw();
  await writeSecretFile(file, secret);
  return secret;
}

export function drawPassword(): string {
  return randomBytes(24).toString('base64url');
}

function parseSecret<Secret>(file: string, text: string): Secret {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartFailure(`${file} is damaged: bring it back from a copy.`, error);
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Written beside and renamed: a start that is killed leaves the old file or the new one, never half. */
async function writeSecretFile(file: string, content: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const half = `${file}.${process.pid}`;
  await writeFile(half, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(half, file);
}
