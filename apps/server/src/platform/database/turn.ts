import pg from 'pg';

const LOCK = 4_221_002;

/**
 * Servers that start together open the house one after another: what the first one fills in, the next
 * one finds. The turn of one that dies ends with its connection.
 */
export async function inTurn<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
