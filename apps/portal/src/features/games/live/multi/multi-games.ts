import type { TableTile } from '../lobby/lobby-state.ts';

/** The spots of a game that are bet on at a glance; the others lie on its own table. */
export const QUICK_SPOTS: Readonly<Record<string, readonly string[]>> = {
  baccarat: ['player', 'tie', 'banker', 'player-pair', 'either-pair', 'banker-pair'],
  'baccarat-no-commission': ['player', 'tie', 'banker', 'player-pair', 'lucky-six', 'banker-pair'],
  'dragon-tiger': ['dragon', 'tie', 'tiger'],
  'live-roulette': ['red', 'black', 'low', 'odd', 'even', 'high'],
  'live-sic-bo': ['small', 'any-triple', 'big'],
  'fan-tan': ['fan:1', 'fan:2', 'fan:3', 'fan:4'],
  'money-wheel': ['1', '2', '5', '10', '20', '40'],
};

/** As many as one can follow. */
export const MAX_IN_VIEW = 4;

export const mayBeInView = ({ game }: Pick<TableTile, 'game'>) => QUICK_SPOTS[game] !== undefined;

/** The tables that are laid side by side first: one of each game, then more of them. */
export function tablesInView(tables: readonly TableTile[]): string[] {
  const fit = tables.filter(mayBeInView);
  const first = fit.filter((one, at) => fit.findIndex(({ game }) => game === one.game) === at);
  const rest = fit.filter((one) => !first.includes(one));
  return [...first, ...rest].slice(0, MAX_IN_VIEW).map(({ tableId }) => tableId);
}
