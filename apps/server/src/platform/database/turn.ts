import pg from 'pg';

const LOCKS = { open: 4_221_002, archive: 4_221_004 };

/**
 * Servers that start together open the house one after another: what the first one fills in, the next
 * one finds. So do those who archive. The turn of one that dies ends with its connection.
 */
export async function inTurn<Result>(
  url: string,
  work: () => Promise<Result>,
  turn: keyof typeof LOCKS = 'open',
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS[turn]]);
    return await work();
  } finally {
    await client.end();
  }
}
