import type { Output, sportsbookParts } from '@baize/contract';

type Sport = Output<typeof sportsbookParts.sport>;

const PREFIX = 'sports-';

/** Each sport of the house's own book is a game of the catalogue, under which its bets are kept. */
export const isSportsGame = (gameCode: string): boolean => gameCode.startsWith(PREFIX);

export const sportOfGame = (gameCode: string): Sport =>
  gameCode.slice(PREFIX.length).toUpperCase().replaceAll('-', '_') as Sport;
