import { type CabinetBox, type CabinetSize, cabinetBox } from '@baize/art';
import type { SlotSet } from '../../../../shared/own-games/slot-theme.ts';

/** Where everything stands, in the stage's own pixels. */
export type StageLayout = {
  width: number;
  height: number;
  cabinet: CabinetSize;
  box: CabinetBox;
  /** The cabinet's upper left corner on the stage. */
  x: number;
  y: number;
};

const MAX_CELL = 168;

/** The largest cabinet that leaves room for the words below it; narrow stages use their full width. */
export function layOut(
  { columns, rows, rules }: SlotSet,
  width: number,
  height: number,
  potsHeight = 0,
): StageLayout {
  const isNarrow = width < 620;
  const foot = isNarrow ? 76 : 84;
  const side = isNarrow ? 6 : 28;
  const head = potsHeight + (isNarrow ? 8 : 12);
  const isTiled = rules.model === 'tumble65';
  const shape = (cell: number): CabinetSize => ({
    columns,
    rows,
    cell,
    isTiled,
    gap: isTiled ? 2 : Math.max(2, Math.round(cell * 0.035)),
    band: Math.max(8, Math.round(cell * (isNarrow ? 0.15 : 0.16))),
    crest: Math.max(20, Math.round(Math.min(58, cell * (isTiled ? 0.56 : 0.42)))),
  });
  let cell = MAX_CELL;
  while (cell > 24 && !fits(shape(cell), width - side * 2, height - foot - head)) cell -= 1;
  const cabinet = shape(cell);
  const box = cabinetBox(cabinet);
  const spare = height - foot - head - box.height;
  return {
    width,
    height,
    cabinet,
    box,
    x: Math.round((width - box.width) / 2),
    y: Math.round(head + Math.max(0, spare) * 0.5),
  };
}

function fits(size: CabinetSize, width: number, height: number): boolean {
  const box = cabinetBox(size);
  return box.width <= width && box.height <= height;
}

/** What the pots above the reels take of the stage. */
export const potsHeightOf = (width: number): number => (width < 620 ? 46 : 52);

/** The middle of a cell on the stage. */
export function cellMiddle({ cabinet, box, x, y }: StageLayout, column: number, row: number) {
  const { cell, gap } = cabinet;
  return {
    x: x + box.left + column * (cell + gap) + cell / 2,
    y: y + box.top + row * cell + cell / 2,
  };
}
