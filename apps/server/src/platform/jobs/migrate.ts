import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { quietLogger } from './logger.ts';

const TABLES = [
  '_private_jobs',
  '_private_tasks',
  '_private_job_queues',
  '_private_known_crontabs',
];

/** The runner's own tables, made by the role that migrates, worked in by the role that serves. */
export async function prepareJobs(migrateUrl: string, role: string): Promise<void> {
  await runMigrations({ connectionString: migrateUrl, logger: quietLogger });
  const client = new pg.Client({ connectionString: migrateUrl });
  await client.connect();
  try {
    await client.query(grantsFor(role));
  } finally {
    await client.end();
  }
}

/** The runner closes its rows to all but their owner; one policy per table opens them to the server. */
function grantsFor(role: string): string {
  const name = pg.escapeIdentifier(role);
  return `begin;
    ${TABLES.map((table) => policyFor(table, role)).join('\n')}
    grant usage on schema graphile_worker to ${name};
    grant select, insert, update, delete on all tables in schema graphile_worker to ${name};
    grant usage, select on all sequences in schema graphile_worker to ${name};
    grant execute on all functions in schema graphile_worker to ${name};
    revoke insert, update, delete on graphile_worker.migrations from ${name};
    commit;`;
}

/** Made once: making it again would lock out the servers that are at work. */
function policyFor(table: string, role: string): string {
  const name = pg.escapeIdentifier(role);
  return `do $do$ begin
    if not exists (select 1 from pg_policies where schemaname = 'graphile_worker'
        and tablename = '${table}' and policyname = ${pg.escapeLiteral(role)}) then
      create policy ${name} on graphile_worker.${table} to ${name} using (true) with check (true);
    end if;
  end $do$;`;
}
