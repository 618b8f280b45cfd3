import type { Language } from '@baize/contract';
import type { House } from '../../../platform/house.ts';

type Movement = { id: bigint; key: string; bet_id: bigint | null };

/** Who reads: whoever's record it is, or somebody above them. */
type Reading = { language: Language; isReader: boolean };

/** What is known of movements beyond their type, by their ids. */
export type RemarksOf = (
  house: House,
  rows: readonly Movement[],
  reading: Reading,
) => Promise<ReadonlyMap<bigint, string>>;

/** Each domain says what it knows of the movements that it made; most have nothing to add. */
export async function remarksOn(
  house: House,
  rows: readonly Movement[],
  reading: Reading,
): Promise<ReadonlyMap<bigint, string>> {
  const told = await Promise.all(
    house.contributed('movementRemarks').map((remarksOf) => remarksOf(house, rows, reading)),
  );
  return new Map(told.flatMap((remarks) => [...remarks]));
}

/** The rows that one kind of key names, `#kind.<number>` and what follows, each with that number. */
export function rowsNamed<Row extends { key: string }>(
  rows: readonly Row[],
  kind: string,
): { row: Row; id: bigint }[] {
  const start = `#${kind}.`;
  return rows.flatMap((row) => {
    const id = row.key.startsWith(start) ? row.key.slice(start.length).split('.')[0]! : '';
    return /^\d+$/.test(id) ? [{ row, id: BigInt(id) }] : [];
  });
}
