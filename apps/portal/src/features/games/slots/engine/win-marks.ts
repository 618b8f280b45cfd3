import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { type BoardView, FACE_SHARE } from './board-view.ts';
import type { Motion } from './motion.ts';
import type { ShownWin } from './plan.ts';
import { cellMiddle, type StageLayout } from './stage-layout.ts';
import { type Cell, rowOnLine } from './win-cells.ts';

const DIMMED = 0x6f6f6f;
const LIT = 0xffffff;
const NONE: ReadonlySet<number> = new Set();

export type WinMarks = {
  under: Container;
  over: Container;
  show(wins: readonly ShownWin[], layout: StageLayout): void;
  /** Lights a column that is waited for. */
  wait(column: number | undefined, layout: StageLayout): void;
  pulse(cells: readonly Cell[], layout: StageLayout, side: number, ms: number): Promise<void>;
  clear(): void;
};

type Tools = {
  board: BoardView;
  motion: Motion;
  columns: number;
  rows: number;
  lines: readonly string[];
  glow: Texture;
  tint: number;
};

/** Light behind the symbols that won, lines through them, and shade on the others. */
export function winMarks({ board, motion, columns, rows, lines, glow, tint }: Tools): WinMarks {
  const [under, over] = [new Container(), new Container()];
  const glows = Array.from({ length: columns * rows }, () => {
    const sprite = new Sprite({ texture: glow, anchor: 0.5, tint });
    sprite.visible = false;
    sprite.blendMode = 'add';
    return under.addChild(sprite);
  });
  const column = under.addChild(new Graphics());
  const paths = over.addChild(new Graphics());

  const lightCell = (
    c: number,
    r: number,
    look: { isLit: boolean; isDim: boolean },
    layout?: StageLayout,
  ) => {
    const sprite = board.at(c, r);
    if (sprite) sprite.tint = look.isDim ? DIMMED : LIT;
    const halo = glows[c * rows + r]!;
    halo.visible = look.isLit;
    if (!look.isLit || !layout) return;
    const middle = cellMiddle(layout, c, r);
    halo.position.set(middle.x, middle.y);
    halo.scale.set((layout.cabinet.cell * 1.5) / glow.width);
  };
  /** Without winners all stand in plain light. */
  const light = (won: ReadonlySet<number>, layout?: StageLayout) => {
    for (let i = 0; i < columns * rows; i += 1) {
      const isLit = won.has(i);
      const look = { isLit, isDim: won.size > 0 && !isLit };
      lightCell(Math.floor(i / rows), i % rows, look, layout);
    }
  };

  return {
    under,
    over,
    show(wins, layout) {
      const won = wins.flatMap(({ cells }) => cells.map(({ column: c, row }) => c * rows + row));
      light(new Set(won), layout);
      paths.clear();
      for (const win of wins) if (win.kind === 'line') drawLine(paths, lines, win, layout, tint);
    },
    wait(at, layout) {
      column.clear();
      if (at === undefined) return;
      const { cell } = layout.cabinet;
      const top = cellMiddle(layout, at, 0);
      column
        .roundRect(top.x - cell / 2, top.y - cell / 2, cell, cell * rows, 6)
        .fill({ color: tint, alpha: 0.3 })
        .stroke({ color: tint, width: 3, alpha: 0.9 });
    },
    async pulse(cells, layout, side, ms) {
      const sprites = cells.flatMap(({ column: c, row }) => board.at(c, row) ?? []);
      const scale = (layout.cabinet.cell * FACE_SHARE) / side;
      await motion.run(ms, (t) => {
        const size = scale * (1 + 0.12 * Math.sin(Math.PI * t));
        for (let i = 0; i < sprites.length; i += 1) sprites[i]!.scale.set(size);
      });
    },
    clear() {
      paths.clear();
      column.clear();
      light(NONE);
    },
  };
}

function drawLine(
  pen: Graphics,
  lines: readonly string[],
  { line = 1, count }: ShownWin,
  layout: StageLayout,
  tint: number,
): void {
  const rows = lines[line - 1];
  if (!rows) return;
  const { cell } = layout.cabinet;
  const trace = () => {
    const start = cellMiddle(layout, 0, rowOnLine(rows, 0));
    pen.moveTo(start.x - cell * 0.5, start.y);
    for (let c = 0; c < count; c += 1) {
      const { x, y } = cellMiddle(layout, c, rowOnLine(rows, c));
      pen.lineTo(x, y);
    }
  };
  const width = Math.max(2.5, cell * 0.035);
  trace();
  pen.stroke({ color: 0x1a0d05, width: width * 2.2, alpha: 0.55, join: 'round', cap: 'round' });
  trace();
  pen.stroke({ color: tint, width, alpha: 0.95, join: 'round', cap: 'round' });
}
