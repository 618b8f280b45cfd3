import { basketballBook } from './basketball/basketball-book.ts';
import type { Book } from './book.ts';
import { footballBook } from './football/football-offers.ts';
import type { MatchState } from './match.ts';
import { mobaBook } from './moba/moba-book.ts';
import { shooterBook } from './shooter/shooter-book.ts';
import type { Sport, Strengths } from './sports.ts';
import { tableTennisBook } from './table-tennis/table-tennis-book.ts';
import { tennisBook } from './tennis/tennis-book.ts';

type Books = { [Of in Sport]: (strengths: Strengths[Of], state: MatchState) => Book };

const books: Books = {
  FOOTBALL: footballBook,
  BASKETBALL: basketballBook,
  TENNIS: tennisBook,
  TABLE_TENNIS: tableTennisBook,
  MOBA: mobaBook,
  SHOOTER: shooterBook,
};

/** How a match may go on, as its model sees it: what is offered, and the chances of any bet on it. */
export function outlookOf<Of extends Sport>(
  sport: Of,
  strengths: Strengths[Of],
  state: MatchState,
): Book {
  return books[sport](strengths, state);
}
