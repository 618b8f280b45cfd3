import type { CardTable } from '../card-table.ts';

/** What a hand that is over came to for whoever looks; nothing for whoever had no part in it. */
export function outcomeOf({ hand, players }: Pick<CardTable, 'hand' | 'players'>) {
  const mine = players.find(({ isMe }) => isMe);
  // Of a chair that changed hands in the middle, the outcome is that of who sat there before.
  if (hand?.phase !== 'over' || !mine?.isDealt) return null;
  const came = hand.outcomes?.find(({ seat }) => seat === mine.seat);
  // Where seats settle with each other a winner has put nothing in.
  return came && (came.putIn > 0n || came.net !== 0n) ? came : null;
}
