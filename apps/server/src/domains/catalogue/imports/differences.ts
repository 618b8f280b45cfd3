import type { catalogueImportsOperator as contract, Output } from '@baize/contract';
import { keyOf, type Shelf } from '../shelf.ts';
import { asImported, type ImportedGame } from './rows.ts';

type Compared = Pick<Output<typeof contract.importGames.value>, 'same' | 'differences'>;

const MAX_SHOWN = 100;

/** What a file would change, row by row: as many as a person can look through. */
export function compareRows({ byCode }: Shelf, rows: readonly ImportedGame[]): Compared {
  const differences: Compared['differences'] = [];
  let same = 0;
  rows.forEach((row, number) => {
    const known = byCode.get(keyOf(row));
    const fields = known ? fieldsThatDiffer(asImported(known), row) : [];
    if (known && fields.length === 0) same += 1;
    else if (differences.length < MAX_SHOWN) {
      const { vendor, code, names } = row;
      const name = names.EN ?? Object.values(names)[0] ?? code;
      differences.push({ row: number + 1, vendor, code, name, isNew: !known, fields });
    }
  });
  return { same, differences };
}

/** What a row leaves out stays as it is. */
function fieldsThatDiffer(before: ImportedGame, after: ImportedGame) {
  return (Object.keys(after) as (keyof ImportedGame)[])
    .filter((name) => after[name] !== undefined && after[name] !== null)
    .map((name) => ({ name, before: textOf(before[name]), after: textOf(after[name]) }))
    .filter((field) => field.before !== field.after);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return [...value].sort().join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([language, name]) => `${language}: ${name}`)
      .join('; ');
  }
  return String(value ?? '');
}
