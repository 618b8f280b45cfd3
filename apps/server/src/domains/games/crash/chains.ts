import type { House } from '../../../platform/house.ts';
import * as play from '../../play/index.ts';

// The next chain is committed to long before the last round of this one.
const SHELF: play.ChainShelf = { table: 'crash_chains', rounds: 10_000, ahead: 1_000 };

export const findChain = (house: House, id: bigint): Promise<play.Chain> =>
  play.findChain(house, SHELF, id);

export const placeAfter = (house: House, last: play.Place | undefined): Promise<play.Place> =>
  play.placeAfter(house, SHELF, last);
