/** Where each card of a fan lies: from the left, with how far it is turned. */
export type FanPlace = { x: number; y: number; turn: number };

type Room = { count: number; width: number; cardWidth: number };

/** A finger needs so much of a card to meet it. */
const LEAST_STRIP_PX = 21;
const WIDEST_STRIP = 0.56;
const WIDEST_TURN = 9;
/** The outer cards lean over their own edge. */
const TURNED_ROOM = 0.36;

/** One arc where every card can still be met, else two rows, the lower one in front. */
export function fanPlaces({ count, width, cardWidth }: Room): FanPlace[] {
  const room = Math.max(cardWidth, width - 24 - cardWidth * TURNED_ROOM);
  const strip = (cards: number) =>
    Math.min(cardWidth * WIDEST_STRIP, (room - cardWidth) / Math.max(1, cards - 1));
  if (strip(count) >= LEAST_STRIP_PX || count <= 1) {
    return arc({ count, width, strip: strip(count), cardWidth });
  }
  const upper = Math.ceil(count / 2);
  const both = strip(upper);
  const lift = cardWidth * 0.62;
  return [
    ...row({ count: upper, width, strip: both, cardWidth }).map((one) => ({ ...one, y: -lift })),
    ...row({ count: count - upper, width, strip: both, cardWidth }),
  ];
}

type Line = { count: number; width: number; strip: number; cardWidth: number };

const row = ({ count, width, strip, cardWidth }: Line): FanPlace[] => {
  const from = (width - strip * (count - 1) - cardWidth) / 2;
  return Array.from({ length: count }, (_, at) => ({ x: from + at * strip, y: 0, turn: 0 }));
};

function arc({ count, width, strip, cardWidth }: Line): FanPlace[] {
  const most = WIDEST_TURN * Math.min(1, count / 13);
  return row({ count, width, strip, cardWidth }).map((place, at) => {
    const part = count > 1 ? (at / (count - 1)) * 2 - 1 : 0;
    return {
      x: place.x,
      y: part * part * cardWidth * 0.2 * (most / WIDEST_TURN),
      turn: part * most,
    };
  });
}
