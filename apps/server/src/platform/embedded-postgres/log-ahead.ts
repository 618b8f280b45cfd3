import pg from 'pg';

/** How many files of the log are to lie ready, less those that do. */
const MISSING = `select (m.setting::bigint * 1048576 / s.setting::bigint - 1 - ahead.files)::int as missing
  from pg_settings m, pg_settings s, (select count(*) as files from pg_ls_waldir()
    where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_lsn())) ahead
  where m.name = 'min_wal_size' and s.name = 'wal_segment_size'`;

/** A word that means nothing, so that there is a file to end. */
const END_ONE = `select pg_switch_wal() from pg_logical_emit_message(false, 'ahead', '')`;

/**
 * PostgreSQL makes a file of its log when the last one is full, and every commit waits until it is made
 * and on the disk. Files that it has written it uses again, at least as many as `min_wal_size` holds; a
 * new house has none, and would meet its first rush without. They are made before anybody comes.
 */
export async function makeLogAhead(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ missing: number }>(MISSING);
    const missing = rows[0]?.missing ?? 0;
    if (missing <= 0) return;
    for (let made = 0; made < missing; made += 1) await client.query(END_ONE);
    // What was written before a checkpoint is what may be used again.
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}
