/** Where everything lies on a table that has this much room, in pixels from its upper left corner. */
export type Layout = {
  isNarrow: boolean;
  /** A phone that lies on its side. */
  isLow: boolean;
  table: { cx: number; cy: number; rx: number; ry: number };
  /** By place: 0 is at the bottom, the others follow clockwise. */
  places: readonly Place[];
  /** What one holds oneself lies below this line. */
  handTop: number;
  handHeight: number;
  /** The width of a card on the table, and of one's own. */
  cardWidth: number;
  ownCardWidth: number;
};

export type Place = {
  seat: Point;
  /** Where its chips or played cards lie. */
  bet: Point;
  button: Point;
  side: 'left' | 'right' | 'top' | 'bottom';
};

export type Point = { x: number; y: number };

/** How one's own cards are held: two large ones, a fan of many, one of two rows on a phone, or none at all. */
export type Holding = 'pair' | 'fan' | 'deep' | 'row' | 'none';

export const isFan = (holding: Holding) => holding === 'fan' || holding === 'deep';

type Room = { width: number; height: number; seats: number; holding: Holding };

const NARROW_PX = 720;
const LOW_PX = 420;

export function layOut({ width, height, seats, holding }: Room): Layout {
  const isNarrow = width < NARROW_PX;
  const isLow = !isNarrow && height < LOW_PX;
  const seatWidth = isNarrow ? 92 : isLow ? 140 : 204;
  const seatHeight = isNarrow ? 84 : isLow ? 46 : 72;
  const ownCardWidth = ownWidth({ width, height, holding, isNarrow });
  const handHeight = handRoom(holding, ownCardWidth, isNarrow);
  const margin = marginOf(isNarrow, isLow);
  const top = margin + seatHeight * (isNarrow ? 0.62 : 0.55);
  // With nothing held, whoever sits at the bottom is a seat like the others.
  const bottom = holding === 'none' ? seatHeight * 0.62 + margin : handHeight;
  const ry = Math.max(56, (height - top - bottom) / 2);
  const rx = Math.max(
    110,
    Math.min(width / 2 - seatWidth * (isNarrow ? 0.52 : 0.62), ry * (isLow ? 5 : 2.35)),
  );
  const table = { cx: width / 2, cy: top + ry, rx, ry };
  const edge = { x: Math.min(rx + (isNarrow ? 0 : 18), width / 2 - seatWidth / 2 - 4), y: ry };
  const places = Array.from({ length: seats }, (_, place) => placeAt(place, seats, table, edge));
  return {
    isNarrow,
    isLow,
    table,
    places: places.map((one) => inRoom(one, { width, height, seatWidth, seatHeight })),
    handTop: height - handHeight,
    handHeight,
    cardWidth: Math.round(
      clamp(isNarrow ? (rx * 2 - 44) / 5.4 : Math.min(rx * 0.21, ry * 0.46), 34, 92),
    ),
    ownCardWidth,
  };
}

/** On a phone the tools of the table stand above its upper seats. */
function marginOf(isNarrow: boolean, isLow: boolean): number {
  if (isNarrow) return 18;
  return isLow ? 8 : 16;
}

type Held = { width: number; height: number; holding: Holding; isNarrow: boolean };

function ownWidth({ width, height, holding, isNarrow }: Held): number {
  if (isFan(holding)) return Math.round(clamp(Math.min(width / 4.7, height * 0.2), 62, 122));
  if (holding === 'row') return Math.round(clamp(Math.min(width / 5.8, height * 0.17), 46, 104));
  return Math.round(clamp(Math.min(width / 5, height * 0.185), 56, isNarrow ? 84 : 118));
}

function handRoom(holding: Holding, cardWidth: number, isNarrow: boolean): number {
  const cardHeight = cardWidth * 1.4;
  if (holding === 'none') return 0;
  if (holding === 'deep' && isNarrow) return cardHeight * 1.45 + 62;
  if (isFan(holding)) return cardHeight + (isNarrow ? 62 : 84);
  if (holding === 'row') return cardHeight + (isNarrow ? 56 : 60);
  return cardHeight * (isNarrow ? 1.16 : 0.94);
}

/** Round corners rather than an ellipse: seats keep to the rail of the table. */
const SQUARENESS = 2.7;

function placeAt(
  place: number,
  seats: number,
  { cx, cy, rx, ry }: Layout['table'],
  edge: Point,
): Place {
  const angle = Math.PI / 2 + (place / seats) * Math.PI * 2;
  const [across, down] = [squared(Math.cos(angle)), squared(Math.sin(angle))];
  const at = (reachX: number, reachY: number): Point => ({
    x: cx + across * reachX,
    y: cy + down * reachY,
  });
  const isTop = down < -0.8 && Math.abs(across) < 0.6;
  const side = place === 0 ? 'bottom' : isTop ? 'top' : across < 0 ? 'left' : 'right';
  const bet = at(rx * 0.6, ry * (Math.abs(down) > 0.8 ? 0.52 : 0.6));
  const button = at(rx * 0.76, ry * 0.72);
  const slant = side === 'top' || side === 'bottom' ? { x: rx * 0.26, y: 0 } : { x: 0, y: -18 };
  return {
    seat: at(edge.x, edge.y),
    bet,
    button: { x: button.x + slant.x, y: button.y + slant.y },
    side,
  };
}

const squared = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / SQUARENESS);

type Bounds = { width: number; height: number; seatWidth: number; seatHeight: number };

function inRoom(place: Place, { width, height, seatWidth, seatHeight }: Bounds): Place {
  const seat = {
    x: clamp(place.seat.x, seatWidth / 2 + 2, width - seatWidth / 2 - 2),
    y: clamp(place.seat.y, seatHeight / 2 + 2, height - seatHeight / 2 - 2),
  };
  return { ...place, seat };
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));
