import { useMemo } from 'react';
import {
  facePicture,
  multiplierOf,
  type SlotSet,
  svgUri,
} from '../../../shared/own-games/slot-theme.ts';
import { cellMiddle, type StageLayout } from './engine/stage-layout.ts';
import type { Cell } from './engine/win-cells.ts';

type Props = {
  set: SlotSet;
  layout: StageLayout;
  board: readonly (readonly string[])[];
  won: readonly Cell[];
};

/** The board without a moving picture, for browsers that cannot draw one: the same outcome, at rest. */
export function StillBoard({ set, layout, board, won }: Props) {
  const pictures = useMemo(() => {
    const symbols = Object.keys(set.faces);
    return new Map(symbols.map((symbol) => [symbol, svgUri(facePicture(set, symbol))]));
  }, [set]);
  const size = layout.cabinet.cell * 0.95;
  const isWon = (column: number, row: number) =>
    won.some((cell) => cell.column === column && cell.row === row);
  return board.map((symbols, column) =>
    symbols.map((symbol, row) => {
      const { x, y } = cellMiddle(layout, column, row);
      const isDim = won.length > 0 && !isWon(column, row);
      const value = multiplierOf(symbol);
      return (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={`${column} ${row}`}
          className="absolute grid place-items-center transition-opacity duration-200"
          style={{ left: x - size / 2, top: y - size / 2, width: size, opacity: isDim ? 0.4 : 1 }}
        >
          <img src={pictures.get(value > 0 ? 'M' : symbol)} alt="" className="w-full" />
          {value > 0 && <b className="num absolute text-lg text-white drop-shadow">×{value}</b>}
        </span>
      );
    }),
  );
}
