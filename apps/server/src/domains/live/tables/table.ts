import type { RefusalCode } from '@baize/contract';
import { type Chips, type TableGame, type TableSpot, tableGames } from '@baize/games';
import { floorToCents, type Money, money } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isListedFor, OWN_VENDOR } from '../../catalogue/index.ts';
import type { SubjectNames } from '../../operators/index.ts';
import { settingsOf, type TableSettings } from './settings.ts';
import { type ShippedTable, shippedTables } from './shipped.ts';

/** A table with the game that is dealt there. */
export type LiveTable = Omit<ShippedTable, 'game'> & { game: TableGame };

/** No bet brings back more than this. */
export const MAX_PAYOUT: Money = money('500000');
/** How often a member may add to one round. */
export const MAX_PARTS = 60;

export const liveTables: ReadonlyMap<string, LiveTable> = new Map(
  shippedTables.map(({ game: code, ...table }) => {
    const game = tableGames.get(code);
    if (!game) throw new Error(`No game is called ${code}`);
    return [table.id, { ...table, game }];
  }),
);

export function findTable(tableId: string): LiveTable {
  return liveTables.get(tableId) ?? refuse('GAME_NOT_FOUND');
}

/** Whether the catalogue shows a table to this visitor: fights, for one, are not for every region. */
export const isTableFor = (house: House, caller: Caller, tableId: string): boolean =>
  isListedFor(house, caller, { vendor: OWN_VENDOR, code: tableId });

/** What operators decided about a table, or what it was shipped with. */
export function standingOf(house: House, table: LiveTable): TableSettings {
  return settingsOf(house).get(table.id)?.content ?? shippedSettings(table);
}

export function shippedSettings({ min, max, betSeconds }: LiveTable): TableSettings {
  return { isOpen: true, isPaused: false, min, max, maxRound: max * 3n, betSeconds };
}

/** A spot takes its share of the table's largest stake, in whole units where it can. */
export function spotMax({ max, min }: TableSettings, { share }: TableSpot<unknown>): Money {
  const most = floorToCents((max * BigInt(Math.round(share * 1_000))) / 1_000n);
  return most < min ? min : most;
}

/** What a table has against these chips, all of one member's on one round. */
export function chipsRefusal(
  settings: TableSettings,
  { game }: LiveTable,
  chips: Chips,
): RefusalCode | undefined {
  for (const [id, stake] of chips) {
    const spot = game.spots.get(id);
    if (!spot) return 'CHOICE_NOT_ALLOWED';
    if (stake < settings.min || stake > spotMax(settings, spot)) return 'STAKE_NOT_ALLOWED';
  }
  const total = [...chips.values()].reduce((sum, stake) => sum + stake, 0n);
  if (total > settings.maxRound) return 'STAKE_NOT_ALLOWED';
  return game.largestBack(chips) > MAX_PAYOUT ? 'STAKE_NOT_ALLOWED' : undefined;
}

/** A table by its name, and a round by its table's name and its own number. */
const namesOfTables: SubjectNames['names'] = async (_house, ids) =>
  new Map(
    ids.flatMap((id): [string, string][] => {
      const [tableId = '', round] = id.split(':');
      const table = liveTables.get(tableId);
      return table ? [[id, [table.names.EN, round].filter(Boolean).join(' · ')]] : [];
    }),
  );

export const tableSubjects: readonly SubjectNames[] = ['table', 'live'].map((of) => ({
  of,
  names: namesOfTables,
}));
