import type { SocketEvent } from '@baize/web/socket-messages.ts';
import type { Book, MatchRow } from '../book.ts';

/** What changes in a row while a match is under way; who plays and where it stands in a list does not. */
type RowNews = Pick<
  MatchRow,
  'matchId' | 'phase' | 'state' | 'isSuspended' | 'markets' | 'marketCount' | 'version'
>;

/** Takes what the house tells of matches under way. False where its list must be asked for again. */
export function takeNews(book: Book, event: SocketEvent): boolean {
  if (event.kind !== 'matches') return false;
  const rows = event.rows as RowNews[];
  let isKnown = true;
  for (const news of rows) {
    const known = book.row(news.matchId);
    // A match that has just begun or ended belongs elsewhere, and only the house knows where.
    if (!known || known.phase !== news.phase) isKnown = false;
    if (known) book.take({ ...known, ...news });
  }
  return isKnown;
}
