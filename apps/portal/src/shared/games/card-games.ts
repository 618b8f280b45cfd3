import { cardroomParts } from '@baize/contract';

type CardGameCode = (typeof cardroomParts.games)[number];

/** Games of the house's own card room have a lobby and tables instead of a page of their own. */
export const isCardGame = (gameCode: string): gameCode is CardGameCode =>
  (cardroomParts.games as readonly string[]).includes(gameCode);
