import type { DeckCard } from '../deck.ts';
import { kindOfRank, type PokerHand, rankCards } from '../poker/rank.ts';

/** Three cards in front, five in the middle, five at the back; each row no better than the next. */
export type Arrangement = {
  readonly front: readonly DeckCard[];
  readonly middle: readonly DeckCard[];
  readonly back: readonly DeckCard[];
};
export type Row = keyof Arrangement;
export const rows = ['front', 'middle', 'back'] as const;
export const rowSizes: Record<Row, number> = { front: 3, middle: 5, back: 5 };

/** What a row wins that is more than one point. */
const WINS: Record<Row, Partial<Record<PokerHand, number>>> = {
  front: { 'three-of-a-kind': 3 },
  middle: { 'full-house': 2, 'four-of-a-kind': 8, 'straight-flush': 10 },
  back: { 'four-of-a-kind': 4, 'straight-flush': 5 },
};
/** Front three of a kind, and straight flushes in the middle and at the back. */
export const GREATEST_ROWS = 18;

export const winOfRow = (row: Row, kind: PokerHand) => WINS[row][kind] ?? 1;

export type RankedRows = Readonly<Record<Row, number>>;

export function rankRows({ front, middle, back }: Arrangement): RankedRows {
  return { front: rankCards(front), middle: rankCards(middle), back: rankCards(back) };
}

export const isFoul = ({ front, middle, back }: RankedRows) => front > middle || middle > back;

/** What the first wins of the second in each row, before guns; negative when it loses. */
export function compareRows(own: Arrangement, other: Arrangement): number[] {
  const [mine, theirs] = [rankRows(own), rankRows(other)];
  const [foul, otherFoul] = [isFoul(mine), isFoul(theirs)];
  return rows.map((row) => {
    if (foul && otherFoul) return 0;
    // A foul loses every row, to whatever stands against it.
    const ahead = foul || otherFoul ? Number(otherFoul) - Number(foul) : mine[row] - theirs[row];
    if (ahead === 0) return 0;
    const winner = ahead > 0 ? mine : theirs;
    return Math.sign(ahead) * winOfRow(row, kindOfRank(winner[row]));
  });
}
