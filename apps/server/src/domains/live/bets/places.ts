import type { RefusalCode } from '@baize/contract';
import { type Chips, isLaidSpot, seatOfSpot } from '@baize/games';
import type { Bet } from '../../play/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import type { AskedChips } from './asked-chips.ts';
import type { PlaceRow, RoundPage } from './round-page.ts';

/** Nobody keeps a table to themselves. */
const MAX_SEATS = 3;

/**
 * Why these chips cannot lie there, all of one member's: a seat has one who sits and decides; others
 * stand behind it; side bets belong to those who are there. Chips of decisions come by decisions.
 */
export function seatRefusal(
  page: RoundPage,
  asked: AskedChips,
  chips: Chips,
): RefusalCode | undefined {
  const { game } = asked.round.table;
  if (!game.seats) return undefined;
  const laid = [...chips.keys()].flatMap((id) => game.spots.get(id) ?? []);
  if (!laid.every(isLaidSpot)) return 'CHOICE_NOT_ALLOWED';
  const seatsOf = (kind: string) =>
    laid.flatMap((spot) => (spot.kind === kind ? [seatOfSpot(spot.id)] : []));
  const [own, behind] = [seatsOf('seat'), seatsOf('behind')];
  const there = new Set([...own, ...behind]);
  const side = [...seatsOf('pairs'), ...seatsOf('trio')];
  if (own.length > MAX_SEATS || side.some((seat) => !there.has(seat))) return 'CHOICE_NOT_ALLOWED';
  if (own.length > 0 && !maySit(asked)) return 'CHOICE_NOT_ALLOWED';
  if (own.some((seat) => !isFreeFor(page, asked, seat))) return 'SEAT_TAKEN';
  const isFollowable = (seat: number) => {
    const sitter = sitterOf(page.places, asked, seat);
    return sitter !== undefined && !isSame(sitter, asked);
  };
  return behind.every(isFollowable) ? undefined : 'CHOICE_NOT_ALLOWED';
}

const maySit = ({ currency, round }: AskedChips) =>
  currency === BRAND_CURRENCY || round.table.guestsSit === true;

const isSame = (place: PlaceRow, { memberId, currency }: AskedChips) =>
  place.memberId === memberId && place.currency === currency;

const sitterOf = (places: readonly PlaceRow[], { round }: AskedChips, seat: number) =>
  places.find((place) => place.roundId === round.id && place.seat === seat && !place.isBehind);

function isFreeFor(page: RoundPage, asked: AskedChips, seat: number): boolean {
  const sitter = sitterOf(page.places, asked, seat) ?? sitterOf(page.sat, asked, seat);
  return sitter === undefined || isSame(sitter, asked);
}

/** Notes who sits where now, for the orders that follow and for those who deal. */
export function takePlaces(page: RoundPage, asked: AskedChips, { id: betId }: Bet): void {
  const { round, memberId, currency, chips } = asked;
  const { game } = round.table;
  if (!game.seats) return;
  for (const id of chips.keys()) {
    const { kind } = game.spots.get(id)!;
    if (kind !== 'seat' && kind !== 'behind') continue;
    const seat = seatOfSpot(id);
    const isThere = page.places.some(
      (place) => place.roundId === round.id && place.seat === seat && isSame(place, asked),
    );
    if (isThere) continue;
    const place = {
      roundId: round.id,
      memberId,
      currency,
      seat,
      betId,
      isBehind: kind === 'behind',
    };
    page.places.push(place);
    page.newPlaces.push(place);
  }
}
