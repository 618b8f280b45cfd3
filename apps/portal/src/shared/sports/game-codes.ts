import { sportsbookParts } from '@baize/contract';

/** Each sport of the house's own book is a game of the catalogue, under which its bets are kept. */
const codes = sportsbookParts.sports.map((sport) => sport.toLowerCase().replace('_', '-'));

export const isSportsGame = (gameCode: string): boolean => codes.includes(gameCode);
