import type pg from 'pg';

const WIDTH = 10_000_000n;

/** From here on rows lie in the next partition of the tables that take these numbers. */
export async function moveToNextPartitions(
  owner: Pick<pg.Client, 'query'>,
  numbers: readonly string[] = ['bet_ids', 'transfers_id_seq'],
): Promise<void> {
  for (const one of numbers) {
    await owner.query(
      `select setval('${one}', (last_value / ${WIDTH} + 1) * ${WIDTH}, false) from ${one}`,
    );
    await owner.query('select make_partitions()');
  }
}
