import { Container, Sprite } from 'pixi.js';
import type { SlotSet } from '../../../../shared/own-games/slot-theme.ts';
import { type BoardView, FACE_SHARE, type Manner } from './board-view.ts';
import { bounce, easeIn, type Motion } from './motion.ts';
import type { SceneOf } from './plan.ts';
import type { StageLayout } from './stage-layout.ts';
import type { SymbolAtlas } from './symbol-atlas.ts';

/** `from` is the row it falls from; above the board where it is negative. */
type Piece = { sprite: Sprite; symbol: string; from: number };

const COLUMN_MS = { normal: 85, fast: 22 };
const FALL_MS = { normal: 430, fast: 240 };
const LEAVE_MS = { normal: 230, fast: 130 };
const GONE_MS = { normal: 260, fast: 140 };
const EAGER_MS = 900;

export function tumbleBoard({ columns, rows }: SlotSet, motion: Motion): BoardView {
  const view = new Container();
  const pieces: Piece[][] = Array.from({ length: columns }, () =>
    Array.from({ length: rows }, () => ({
      sprite: view.addChild(new Sprite({ anchor: 0.5 })),
      symbol: '',
      from: 0,
    })),
  );
  let layout: StageLayout | undefined;
  let atlas: SymbolAtlas | undefined;
  let shown: readonly (readonly string[])[] = [];
  let isEmpty = false;

  const put = (piece: Piece, column: number, row: number) => {
    if (!layout || !atlas || piece.symbol === '') return;
    const { cell, gap } = layout.cabinet;
    const { sprite } = piece;
    sprite.texture = atlas.sharp.get(piece.symbol)!;
    sprite.scale.set((cell * FACE_SHARE) / atlas.side);
    sprite.x = layout.x + layout.box.left + column * (cell + gap) + cell / 2;
    sprite.y = layout.y + layout.box.top + (row + 0.5) * cell;
    sprite.alpha = 1;
  };
  const dress = (board: readonly (readonly string[])[]) => {
    shown = board;
    pieces.forEach((column, c) => {
      column.forEach((piece, r) => {
        piece.symbol = board[c]?.[r] ?? piece.symbol;
      });
    });
  };
  const show = (board: readonly (readonly string[])[]) => {
    dress(board);
    isEmpty = false;
    pieces.forEach((column, c) => {
      column.forEach((piece, r) => {
        put(piece, c, r);
      });
    });
  };
  const paceOf = ({ isFast }: Manner) => (isFast ? 'fast' : 'normal');

  const leave = async (column: number, manner: Manner) => {
    const pace = paceOf(manner);
    await motion.wait(column * COLUMN_MS[pace] * 0.5 + 1);
    const list = pieces[column]!;
    await motion.run(LEAVE_MS[pace], (t) => {
      if (!isEmpty) return;
      for (let r = 0; r < list.length; r += 1) put(list[r]!, column, r + (rows + 1) * easeIn(t));
    });
  };
  const clear = async (manner: Manner) => {
    if (isEmpty || manner.isReduced) return;
    isEmpty = true;
    await Promise.all(pieces.map((_, column) => leave(column, manner)));
  };

  /** Everything in the column falls from its `from` to its row. */
  const fall = async (column: number, manner: Manner) => {
    const list = pieces[column]!;
    if (list.every(({ from }, row) => from === row)) return;
    await motion.run(FALL_MS[paceOf(manner)], (t) => {
      for (let r = 0; r < list.length; r += 1) {
        const piece = list[r]!;
        // The lower ones lead.
        const own = Math.min(1, Math.max(0, t * 1.35 - (rows - 1 - r) * 0.07));
        put(piece, column, piece.from + (r - piece.from) * bounce(own));
      }
    });
  };

  let leaving: Promise<void> = Promise.resolve();
  const start = (manner: Manner) => {
    leaving = clear(manner);
  };

  const fadeTo = async (board: readonly (readonly string[])[]) => {
    await motion.run(110, (t) => {
      view.alpha = 1 - t;
    });
    show(board);
    await motion.run(180, (t) => {
      view.alpha = t;
    });
  };

  const fallOneByOne = async (eager: readonly number[], manner: Manner) => {
    const falls: Promise<void>[] = [];
    let scatters = 0;
    for (const [column, list] of pieces.entries()) {
      const isEager = eager.includes(column);
      if (isEager) manner.onEager(column);
      await motion.wait(isEager ? EAGER_MS : COLUMN_MS[paceOf(manner)]);
      for (const [row, piece] of list.entries()) piece.from = row - rows - 1;
      const landing = fall(column, manner);
      falls.push(landing);
      if (isEager) await landing;
      const seen = scattersIn(list);
      scatters += seen;
      manner.onStop(column, seen && scatters);
    }
    await Promise.all(falls);
  };

  const fallIn = async (
    board: readonly (readonly string[])[],
    eager: readonly number[],
    manner: Manner,
  ) => {
    if (manner.isReduced) return fadeTo(board);
    if (!isEmpty) start(manner);
    await leaving;
    dress(board);
    isEmpty = false;
    await fallOneByOne(eager, manner);
    show(board);
  };

  const vanish = async (scene: SceneOf<'tumble'>, manner: Manner) => {
    const gone = scene.gone.map(({ column, row }) => pieces[column]![row]!.sprite);
    const scale = gone[0]?.scale.x ?? 1;
    await motion.run(GONE_MS[paceOf(manner)], (t) => {
      for (let i = 0; i < gone.length; i += 1) {
        gone[i]!.scale.set(scale * (1 + 0.25 * t) * (1 - t ** 3));
        gone[i]!.alpha = 1 - t * t;
      }
    });
  };

  return {
    view,
    show,
    start,
    land: (spin, manner) => fallIn(spin.board, spin.eager, manner),
    giveUp: (manner) => fallIn(shown, [], manner),
    async tumble(scene, manner) {
      if (manner.isReduced) return fadeTo(scene.board);
      await vanish(scene, manner);
      pieces.forEach((column, c) => {
        const gone = new Set(scene.gone.filter((cell) => cell.column === c).map(({ row }) => row));
        refill(column, gone);
      });
      dress(scene.board);
      await Promise.all(pieces.map((_, column) => fall(column, manner)));
      show(scene.board);
    },
    at: (column, row) => pieces[column]?.[row]?.sprite,
    place(nextLayout, nextAtlas) {
      layout = nextLayout;
      atlas = nextAtlas;
      if (!isEmpty) show(shown);
    },
    tick: () => {},
  };
}

const scattersIn = (column: readonly Piece[]): number =>
  column.filter(({ symbol }) => symbol === 'S').length;

/** What stays keeps its picture and sinks; what went comes back on top as what is new. */
function refill(column: Piece[], gone: ReadonlySet<number>): void {
  const stay = column.flatMap((piece, row) => (gone.has(row) ? [] : [{ piece, row }]));
  const fresh = column.filter((_, row) => gone.has(row));
  fresh.forEach((piece, i) => {
    piece.from = i - fresh.length;
  });
  stay.forEach(({ piece, row }) => {
    piece.from = row;
  });
  const next = [...fresh, ...stay.map(({ piece }) => piece)];
  next.forEach((piece, i) => {
    column[i] = piece;
  });
}
