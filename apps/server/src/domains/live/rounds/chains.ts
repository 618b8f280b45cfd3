import type { House } from '../../../platform/house.ts';
import * as play from '../../play/index.ts';

const TABLE = 'live_chains';
const ROUNDS = 2_000;

export const findChain = (house: House, id: bigint): Promise<play.Chain> =>
  play.findChain(house, { table: TABLE }, id);

/** Every table has chains of its own. */
export const placeAfter = (
  house: House,
  tableId: string,
  last: play.Place | undefined,
): Promise<play.Place> =>
  play.placeAfter(house, { table: TABLE, tableId, rounds: ROUNDS, ahead: 0 }, last);
