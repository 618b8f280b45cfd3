import type { insightReportsOperator as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { describeGame, vendorName } from '../../catalogue/index.ts';
import { usernamesOf } from '../../members/index.ts';
import { movementWords, type Reason, reasons } from '../../wallet/index.ts';
import type { Dimension } from './dimensions.ts';
import type { Asked } from './sources.ts';

type Names = Output<typeof contract.showReport.value>['names'];
type Keyed = { keys: readonly string[]; column: string | null };

/** What people call the things that a report knows by codes and numbers. */
export async function namesFor(
  house: House,
  asked: Asked,
  cells: readonly Keyed[],
): Promise<Names> {
  const { rows, column } = asked;
  const of = (dimension: Dimension) => {
    const n = rows.indexOf(dimension);
    const found = cells.flatMap(({ keys, column: key }) => [
      ...(n >= 0 && keys[n] !== undefined ? [keys[n]] : []),
      ...(column === dimension && key !== null ? [key] : []),
    ]);
    return [...new Set(found)];
  };
  const people = [...of('line'), ...of('member')].filter((id) => id !== '0');
  const usernames = await usernamesOf(house.reports, [...new Set(people)].map(BigInt));
  const named = (dimension: Dimension, nameOf: (key: string) => string | undefined) =>
    of(dimension).flatMap((key) => {
      const name = nameOf(key);
      return name === undefined ? [] : [{ dimension, key, name }];
    });
  return [
    ...named('vendor', (key) => vendorName(house, key, 'EN')),
    ...named('game', (key) => gameName(house, key)),
    ...named('line', (key) => usernames.get(BigInt(key))),
    ...named('member', (key) => usernames.get(BigInt(key))),
    ...named('reason', reasonName),
  ];
}

/** Taken back of an agent's differences: a reason of the book, none of the ledger. */
const reasonName = (key: string): string | undefined => {
  if (key === 'AGENT_REBATE_REVERSE') return 'Agent rebate corrected';
  return key in reasons ? movementWords(key as Reason, 'EN') : undefined;
};

function gameName(house: House, key: string): string {
  const at = key.indexOf('/');
  return describeGame(house, { vendor: key.slice(0, at), code: key.slice(at + 1) }, 'EN').name;
}
