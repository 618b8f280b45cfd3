import type { Layout } from '../table/layout.ts';
import { BOARD } from './board-lines.tsx';

const PLATES_PX = 112;
const BESIDE_PX = 224;
const PHONE_PX = 640;

/** The board takes the room; the two plates stand beside it, or above and below it on a phone. */
export function boardLayout(layout: Layout, width: number, height: number): Layout {
  const isUpright = width < height * 1.15;
  const room = isUpright
    ? { width: width - 16, height: height - PLATES_PX }
    : { width: width - BESIDE_PX * 2, height: height - 24 };
  const scale = Math.min(room.width / BOARD.width, room.height / BOARD.height);
  const [rx, ry] = [(BOARD.width * scale) / 2, (BOARD.height * scale) / 2];
  const table = { cx: width / 2, cy: height / 2, rx, ry };
  // On a tablet the code of a private room stands beside the upper plate, on a phone above it.
  const x = width < PHONE_PX ? 78 : width / 2;
  const seats = isUpright
    ? [
        { x, y: table.cy + ry + 27 },
        { x, y: table.cy - ry - 27 },
      ]
    : [
        { x: table.cx - rx - 114, y: table.cy + ry - 60 },
        // Below the code of a private room.
        { x: table.cx - rx - 114, y: table.cy - ry + 94 },
      ];
  return {
    ...layout,
    isNarrow: false,
    isLow: isUpright,
    table,
    places: layout.places.map((place, at) => ({ ...place, seat: seats[at] ?? place.seat })),
  };
}
