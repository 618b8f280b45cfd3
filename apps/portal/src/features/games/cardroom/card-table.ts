import type { cardroomLobby, Output } from '@baize/contract';

type Told = Output<typeof cardroomLobby.showTable.value>;

/** A table as the house told it, with how far the house's clock is ahead of this one. */
export type CardTable = Told & { aheadMs: number };

export type CardHand = NonNullable<Told['hand']>;
export type CardPlayer = Told['players'][number];
export type GameCode = Told['game'];

export const fromHouse = (told: Told, now: number): CardTable => ({
  ...told,
  aheadMs: told.now - now,
});

/** Of two pictures of a table the newer one; one of another kind of eyes is always taken. */
export function newer(before: CardTable | undefined, after: CardTable): CardTable {
  if (!before || before.tableId !== after.tableId) return after;
  return after.version >= before.version ? after : before;
}

/** Amounts inside a view are whole numbers of 1/10,000. */
export const units = (amount: number): bigint => BigInt(Math.round(amount));

/** Whether the hand is still played: cards are out and somebody is asked. */
export const isUnderWay = (hand: CardHand | null): boolean =>
  hand?.phase === 'playing' || hand?.phase === 'dealing';

/**
 * What one saw of a hand before a move. Where one seat alone is asked, a move that comes too late is
 * then refused, not made in a later turn on what others did meanwhile; where several are asked at once,
 * nobody's move changes another's.
 */
export const movesSeen = ({ moves, clocks }: Pick<CardHand, 'moves' | 'clocks'>) =>
  clocks.length === 1 ? moves : undefined;

/** Chairs from the one who looks on clockwise; an onlooker sees them from the first. */
export function placesOf(table: CardTable): number[] {
  const first = table.mine?.seat ?? 0;
  return Array.from({ length: table.stake.seats }, (_, n) => (first + n) % table.stake.seats);
}
