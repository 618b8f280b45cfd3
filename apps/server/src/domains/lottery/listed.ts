import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { type InHouseGame, OWN_VENDOR } from '../catalogue/index.ts';
import { lotteries } from './lotteries.ts';
import { followOdds, publishOdds } from './odds/odds.ts';
import { followSettings } from './settings.ts';

/** The house's own lotteries, for the catalogue. */
export function listedLotteries(): InHouseGame[] {
  return [...lotteries.values()]
    .filter(({ vendor }) => vendor === OWN_VENDOR)
    .map(({ code, category, names, menuGroup }) => ({ code, category, names, menuGroup }));
}

/** Reads what was decided, and publishes the prizes of rules that are new here. */
export async function openLotteries(app: FastifyInstance, house: House): Promise<void> {
  await followSettings(app, house);
  await followOdds(app, house);
  await publishOdds(house);
}
