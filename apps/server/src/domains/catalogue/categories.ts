import { catalogueKinds } from '@baize/contract';
import type { Game } from './shelf.ts';
import type { Rules } from './tables.ts';

type Shown = catalogueKinds.ShownCategory;

/** The category a player finds a game in: sports are split by their vendors. */
export function mainCategory({ category, vendor }: Game, rules: Rules): Shown {
  if (category !== 'SPORTS') return category;
  if (rules.esportsVendors.includes(vendor)) return 'ESPORTS';
  return rules.cockfightVendors.includes(vendor) ? 'COCKFIGHT' : 'SPORTS';
}

/** Every list a game stands in: slots also by who made them and by what they are. */
export function shownIn(game: Game, rules: Rules): Shown[] {
  const main = mainCategory(game, rules);
  if (main !== 'RNG') return [main];
  const shown: Shown[] = ['RNG'];
  if (rules.inhouseVendors.includes(game.vendor)) shown.push('INHOUSE');
  if (game.sub_types.includes('JP')) shown.push('JACKPOT');
  if (game.sub_types.includes('AC')) shown.push('MINI');
  return shown;
}

const ALIASES: Record<string, Shown> = { BGS: 'PVP', JP: 'JACKPOT' };

/** A category as clients spell it; undefined for one that nothing can be in. */
export function readCategory(named: string): Shown | undefined {
  const name = named.trim().toUpperCase();
  if (name in ALIASES) return ALIASES[name];
  return catalogueKinds.shownCategories.find((category) => category === name);
}

/** The categories in the operators' order; what that leaves out follows. */
export function inOrder({ categoryOrder }: Rules): Shown[] {
  const first = categoryOrder.flatMap((named) => readCategory(named) ?? []);
  return [...new Set([...first, ...catalogueKinds.shownCategories])];
}
