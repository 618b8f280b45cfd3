import type { OpenTable } from '../tables/open-table.ts';

/** Names that nobody takes for a person's; screens mark them as bots besides. */
const NAMES = ['Robo Ace', 'Robo Kit', 'Robo Max', 'Robo Nia', 'Robo Pip', 'Robo Zed'];

export function botName({ seats, id }: OpenTable): string {
  const taken = new Set(seats.map(({ name }) => name));
  const first = Number(id % BigInt(NAMES.length));
  const inTurn = [...NAMES.slice(first), ...NAMES.slice(0, first)];
  return inTurn.find((name) => !taken.has(name)) ?? `Robo ${seats.length + 1}`;
}
