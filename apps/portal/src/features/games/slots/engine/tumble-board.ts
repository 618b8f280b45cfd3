import { Container, Sprite } from 'pixi.js';
import type { SlotSet } from '../../../../shared/own-games/slot-theme.ts';
import { type BoardView, FACE_SHARE, type Manner } from './board-view.ts';
import { bounce, easeIn, type Motion } from './motion.ts';
import type { SceneOf } from './plan.ts';
import type { StageLayout } from './stage-layout.ts';
import type { SymbolAtlas } from './symbol-atlas.ts';

/** `from` is the row it falls from; above the board where it is negative. */
type Piece = { sprite: Sprite; symbol: string; from: number };

type Board = readonly (readonly string[])[];

type Drawn = { layout: StageLayout; atlas: SymbolAtlas };

type Tumble = {
  motion: Motion;
  rows: number;
  view: Container;
  pieces: readonly Piece[][];
  shown: Board;
  isEmpty: boolean;
  /** Done when the last board has left. */
  leaving: Promise<void>;
  /** Nothing can be drawn before there is room and a face for each symbol. */
  drawn: Drawn | undefined;
};

const COLUMN_MS = { normal: 85, fast: 22 };
const FALL_MS = { normal: 430, fast: 240 };
const LEAVE_MS = { normal: 230, fast: 130 };
const GONE_MS = { normal: 260, fast: 140 };
const EAGER_MS = 900;

export function tumbleBoard(set: SlotSet, motion: Motion): BoardView {
  const tumble = layPieces(set, motion);
  return {
    view: tumble.view,
    show: (board) => showBoard(tumble, board),
    start: (manner) => startLeaving(tumble, manner),
    land: (spin, manner) => fallIn(tumble, spin.board, spin.eager, manner),
    giveUp: (manner) => fallIn(tumble, tumble.shown, [], manner),
    tumble: (scene, manner) => tumbleOnce(tumble, scene, manner),
    at: (column, row) => tumble.pieces[column]?.[row]?.sprite,
    place(layout, atlas) {
      tumble.drawn = { layout, atlas };
      if (!tumble.isEmpty) showBoard(tumble, tumble.shown);
    },
    tick: () => {},
  };
}

function layPieces({ columns, rows }: SlotSet, motion: Motion): Tumble {
  const view = new Container();
  const pieces: Piece[][] = Array.from({ length: columns }, () =>
    Array.from({ length: rows }, () => ({
      sprite: view.addChild(new Sprite({ anchor: 0.5 })),
      symbol: '',
      from: 0,
    })),
  );
  return {
    motion,
    rows,
    view,
    pieces,
    shown: [],
    isEmpty: false,
    leaving: Promise.resolve(),
    drawn: undefined,
  };
}

function showBoard(tumble: Tumble, board: Board): void {
  dressPieces(tumble, board);
  tumble.isEmpty = false;
  tumble.pieces.forEach((list, column) => {
    list.forEach((piece, row) => {
      putPiece(piece, column, row, tumble.drawn);
    });
  });
}

/** The pieces become those of the board, wherever they are now. */
function dressPieces(tumble: Tumble, board: Board): void {
  tumble.shown = board;
  tumble.pieces.forEach((list, column) => {
    list.forEach((piece, row) => {
      piece.symbol = board[column]?.[row] ?? piece.symbol;
    });
  });
}

function putPiece(piece: Piece, column: number, row: number, drawn: Drawn | undefined): void {
  if (!drawn || piece.symbol === '') return;
  const { layout, atlas } = drawn;
  const { cell, gap } = layout.cabinet;
  const { sprite } = piece;
  sprite.texture = atlas.sharp.get(piece.symbol)!;
  sprite.scale.set((cell * FACE_SHARE) / atlas.side);
  sprite.x = layout.x + layout.box.left + column * (cell + gap) + cell / 2;
  sprite.y = layout.y + layout.box.top + (row + 0.5) * cell;
  sprite.alpha = 1;
}

const paceOf = ({ isFast }: Manner) => (isFast ? 'fast' : 'normal');

function startLeaving(tumble: Tumble, manner: Manner): void {
  tumble.leaving = leaveBoard(tumble, manner);
}

async function leaveBoard(tumble: Tumble, manner: Manner): Promise<void> {
  if (tumble.isEmpty || manner.isReduced) return;
  tumble.isEmpty = true;
  await Promise.all(tumble.pieces.map((_, column) => leaveColumn(tumble, column, manner)));
}

async function leaveColumn(tumble: Tumble, column: number, manner: Manner): Promise<void> {
  const { motion, rows } = tumble;
  const pace = paceOf(manner);
  await motion.wait(column * COLUMN_MS[pace] * 0.5 + 1);
  const list = tumble.pieces[column]!;
  await motion.run(LEAVE_MS[pace], (t) => {
    if (!tumble.isEmpty) return;
    const sunk = (rows + 1) * easeIn(t);
    for (let row = 0; row < list.length; row += 1) {
      putPiece(list[row]!, column, row + sunk, tumble.drawn);
    }
  });
}

async function fallIn(
  tumble: Tumble,
  board: Board,
  eager: readonly number[],
  manner: Manner,
): Promise<void> {
  if (manner.isReduced) return fadeTo(tumble, board);
  if (!tumble.isEmpty) startLeaving(tumble, manner);
  await tumble.leaving;
  dressPieces(tumble, board);
  tumble.isEmpty = false;
  await fallOneByOne(tumble, eager, manner);
  showBoard(tumble, board);
}

async function fadeTo(tumble: Tumble, board: Board): Promise<void> {
  const { motion, view } = tumble;
  await motion.run(110, (t) => {
    view.alpha = 1 - t;
  });
  showBoard(tumble, board);
  await motion.run(180, (t) => {
    view.alpha = t;
  });
}

async function fallOneByOne(
  tumble: Tumble,
  eager: readonly number[],
  manner: Manner,
): Promise<void> {
  const falls: Promise<void>[] = [];
  let scatters = 0;
  for (const [column, list] of tumble.pieces.entries()) {
    const isEager = eager.includes(column);
    if (isEager) manner.onEager(column);
    await tumble.motion.wait(isEager ? EAGER_MS : COLUMN_MS[paceOf(manner)]);
    for (const [row, piece] of list.entries()) piece.from = row - tumble.rows - 1;
    const landing = fallColumn(tumble, column, manner);
    falls.push(landing);
    if (isEager) await landing;
    const seen = scattersIn(list);
    scatters += seen;
    manner.onStop(column, seen && scatters);
  }
  await Promise.all(falls);
}

/** Everything in the column falls from its `from` to its row. */
async function fallColumn(tumble: Tumble, column: number, manner: Manner): Promise<void> {
  const list = tumble.pieces[column]!;
  if (list.every(({ from }, row) => from === row)) return;
  await tumble.motion.run(FALL_MS[paceOf(manner)], (t) => {
    for (let row = 0; row < list.length; row += 1) {
      const piece = list[row]!;
      // The lower ones lead.
      const own = Math.min(1, Math.max(0, t * 1.35 - (tumble.rows - 1 - row) * 0.07));
      putPiece(piece, column, piece.from + (row - piece.from) * bounce(own), tumble.drawn);
    }
  });
}

async function tumbleOnce(tumble: Tumble, scene: SceneOf<'tumble'>, manner: Manner): Promise<void> {
  if (manner.isReduced) return fadeTo(tumble, scene.board);
  await vanishPieces(tumble, scene, manner);
  tumble.pieces.forEach((list, column) => {
    const gone = scene.gone.filter((cell) => cell.column === column).map(({ row }) => row);
    refill(list, new Set(gone));
  });
  dressPieces(tumble, scene.board);
  await Promise.all(tumble.pieces.map((_, column) => fallColumn(tumble, column, manner)));
  showBoard(tumble, scene.board);
}

async function vanishPieces(
  { motion, pieces }: Tumble,
  scene: SceneOf<'tumble'>,
  manner: Manner,
): Promise<void> {
  const gone = scene.gone.map(({ column, row }) => pieces[column]![row]!.sprite);
  const scale = gone[0]?.scale.x ?? 1;
  await motion.run(GONE_MS[paceOf(manner)], (t) => {
    for (let i = 0; i < gone.length; i += 1) {
      gone[i]!.scale.set(scale * (1 + 0.25 * t) * (1 - t ** 3));
      gone[i]!.alpha = 1 - t * t;
    }
  });
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
