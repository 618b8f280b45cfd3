import type pg from 'pg';

const WIDTH = 10_000_000n;

/** The last partition of the tables that take these numbers is full: from here on rows lie in the next. */
export async function moveToNextPartitions(
  owner: Pick<pg.Client, 'query'>,
  numbers: readonly string[] = ['bet_ids', 'transfers_id_seq'],
): Promise<void> {
  for (const one of numbers) {
    await owner.query(
      `select setval('${one}', (last_value / ${WIDTH} + 1) * ${WIDTH}) from ${one}`,
    );
    await owner.query('select make_partitions()');
  }
}
