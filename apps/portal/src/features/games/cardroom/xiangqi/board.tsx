import type { XiangqiView } from '@baize/games';
import { cx } from '@baize/ui';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../../shared/words/use-text.ts';
import { useDraft } from '../hand-draft.tsx';
import type { ScreenProps } from '../screen.ts';
import { BoardLines, pointAt } from './board-lines.tsx';
import { Disc } from './disc.tsx';
import type { PieceKind, Side } from './pieces.ts';

const FILES = 9;
const ROWS = 10;
const KINDS: Readonly<Record<string, PieceKind>> = {
  k: 'general',
  a: 'advisor',
  e: 'elephant',
  h: 'horse',
  r: 'chariot',
  c: 'cannon',
  s: 'soldier',
};

type Piece = { kind: PieceKind; side: Side };

function pieceAt(board: string, point: number): Piece | undefined {
  const sign = board[point] ?? '.';
  const kind = KINDS[sign.toLowerCase()];
  return kind && { kind, side: sign < 'a' ? 'red' : 'black' };
}

/** Ninety points: tap a piece of one's own, then a point it may go to. Arrows move, Enter chooses. */
export function XiangqiBoard({
  view,
  layout,
  act,
  isSending,
  playSound,
}: ScreenProps<XiangqiView>) {
  const text = useText();
  const [picked, setPicked] = useState<number>();
  // The move at which a piece without one was tapped.
  const [stuckAt, setStuckAt] = useState<number>();
  const [isOffering, setOffering] = useDraft(false);
  const moves = view.options?.moves ?? [];
  const from = moves.some((move) => move.from === picked) ? picked : undefined;
  const targets = new Set(moves.filter((move) => move.from === from).map(({ to }) => to));
  const mine = view.seats.red === view.seat ? 'red' : 'black';
  const isStuck = (point: number) =>
    view.options !== null && pieceAt(view.board, point)?.side === mine && !isMovable(point);
  const isMovable = (point: number) => moves.some((move) => move.from === point);
  const isBlackBelow = view.seat !== null && view.seats.black === view.seat;
  const press = (point: number) => {
    if (isSending) return;
    if (from !== undefined && targets.has(point)) {
      playSound('place');
      setPicked(undefined);
      act(isOffering ? { from, to: point, offer: true } : { from, to: point });
      setOffering(false);
    } else {
      playSound('tap');
      setPicked(isMovable(point) ? point : undefined);
      setStuckAt(isStuck(point) ? view.log.length : undefined);
    }
  };
  const { cx: x, cy, rx, ry } = layout.table;
  return (
    <section
      aria-label={text('cardroom.xiangqi.board')}
      className="absolute z-1"
      style={{ left: x - rx, top: cy - ry, width: rx * 2, height: ry * 2 }}
    >
      <BoardLines />
      {Array.from({ length: FILES * ROWS }, (_, place) => {
        const point = isBlackBelow ? place : FILES * ROWS - 1 - place;
        return (
          <Point
            key={point}
            point={point}
            place={{ file: place % FILES, row: Math.floor(place / FILES) }}
            piece={pieceAt(view.board, point)}
            isPicked={point === from}
            isTarget={targets.has(point)}
            isMovable={isMovable(point)}
            isLast={view.log.at(-1)?.from === point || view.log.at(-1)?.to === point}
            onPress={() => press(point)}
          />
        );
      })}
      {stuckAt === view.log.length && view.options && <StuckNote />}
    </section>
  );
}

/** Why nothing happened: said on the river, where no piece stands. */
function StuckNote() {
  const text = useText();
  return (
    <p
      role="status"
      className="pointer-events-none absolute z-2 w-max max-w-[92%] -translate-1/2 rounded-full bg-[#02090ce6] px-4 py-1.5 text-center text-sm font-semibold text-[#ffe29a]"
      style={{ left: '50%', top: '50%' }}
    >
      {text('cardroom.xiangqi.stuck')}
    </p>
  );
}

type PointProps = {
  point: number;
  /** As it is seen: the upper left corner is 0, 0. */
  place: { file: number; row: number };
  piece: Piece | undefined;
  isPicked: boolean;
  isTarget: boolean;
  isMovable: boolean;
  isLast: boolean;
  onPress: () => void;
};

function Point(props: PointProps) {
  const { place, piece, isPicked, isTarget, isMovable, isLast, onPress } = props;
  const name = usePointName(props);
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isPicked}
      aria-disabled={!isTarget && !isMovable}
      tabIndex={isTarget || isMovable ? 0 : -1}
      data-place={`${place.file}-${place.row}`}
      onClick={onPress}
      onKeyDown={(event) => stepFocus(event, place)}
      className="absolute grid size-[10.6%] -translate-1/2 place-items-center rounded-full"
      style={{ ...pointAt(place.file, place.row), height: '9.56%' }}
    >
      {isLast && <span className="absolute size-full rounded-md border-2 border-[#1f5f8a99]" />}
      {piece && (
        <Disc
          kind={piece.kind}
          side={piece.side}
          className={cx(
            'size-full transition-transform duration-150 motion-reduce:transition-none',
            isPicked && 'scale-112 drop-shadow-[0_0_8px_#fff3a0]',
            isMovable && !isPicked && 'hover:scale-105',
          )}
        />
      )}
      {isTarget && (
        <span
          className={cx(
            'absolute rounded-full',
            piece ? 'size-full border-4 border-[#b3261acc]' : 'size-[34%] bg-[#0c6b4ecc]',
          )}
        />
      )}
    </button>
  );
}

function usePointName({ point, piece, isTarget }: PointProps): string {
  const text = useText();
  const at = { file: (point % FILES) + 1, rank: Math.floor(point / FILES) + 1 };
  if (!piece) return text(isTarget ? 'cardroom.xiangqi.mayGo' : 'cardroom.xiangqi.empty', at);
  const named = text(`cardroom.xiangqi.piece.${piece.kind}`);
  if (isTarget) return text('cardroom.xiangqi.mayTake', { ...at, piece: named });
  const side = text(`cardroom.xiangqi.${piece.side}`);
  return text('cardroom.xiangqi.place', { ...at, piece: named, side });
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function stepFocus(event: KeyboardEvent<HTMLElement>, place: PointProps['place']): void {
  const step = STEPS[event.key];
  if (!step) return;
  const next = event.currentTarget.parentElement?.querySelector<HTMLElement>(
    `[data-place="${place.file + step[0]}-${place.row + step[1]}"]`,
  );
  if (!next) return;
  event.preventDefault();
  next.focus();
}
