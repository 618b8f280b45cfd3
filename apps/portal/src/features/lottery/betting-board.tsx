import type { LotteryKind, LotteryPlay, Selection } from '@baize/games';
import { Tabs, useMedia } from '@baize/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useText } from '../../shared/words/use-text.ts';
import { type Board, type CartRow, cartRows, count, type Laying } from './cart.ts';
import { Cart } from './cart-side.tsx';
import { Dock } from './dock.tsx';
import { useOdds } from './odds-text.ts';
import { percentsOf } from './percents.ts';
import { luckyMarks, noMarks } from './picking/marks.ts';
import { PickPanel } from './picking/pick-panel.tsx';
import { StatLegend } from './picking/stat-line.tsx';
import { PlayPicker } from './play-picker.tsx';
import { PlayText } from './play-text.tsx';
import { useStats } from './trend/use-trend.ts';

type Props = { board: Board; kind: LotteryKind; aside: ReactNode };

/** From here on the cart stands beside the board; below, it opens from the dock. */
const WIDE = '(width >= 80rem)';

/** What is chosen, marked, laid and gathered on a board. */
function useSlip(board: Board, kind: LotteryKind) {
  const [play, setPlay] = useState<LotteryPlay>(kind.plays[0]!);
  const [marks, setMarks] = useState<Selection>(() => noMarks(play.form));
  const [rows, setRows] = useState<readonly CartRow[]>([]);
  const [laying, setLaying] = useState<Laying>({
    unit: '2',
    multiple: 1,
    amount: '1',
    group: board.group.highest,
  });
  const percentOf = useMemo(() => percentsOf(board, play), [board, play]);
  const choose = (next: LotteryPlay) => {
    if (next.mode !== play.mode) setRows([]);
    setPlay(next);
    setMarks(noMarks(next.form));
  };
  const add = (chosen: Selection) => {
    const more = cartRows(play, { marks: chosen, percentOf }, laying);
    if (more.length === 0) return;
    setRows([...rows, ...more]);
    setMarks(noMarks(play.form));
  };
  const counted = count(play, { marks, percentOf }, laying);
  return { play, marks, rows, laying, counted, choose, add, setMarks, setRows, setLaying };
}

/** Choose a play, mark, lay, gather rows, buy: for one issue or for several. */
export function BettingBoard({ board, kind, aside }: Props) {
  const isWide = useMedia(WIDE);
  const slip = useSlip(board, kind);
  const [isCartOpen, setCartOpen] = useState(false);
  const { play, marks, rows, laying } = slip;
  const drawer = { isOpen: isCartOpen, onClose: () => setCartOpen(false) };
  const cart = { board, kind, rows, laying, onRows: slip.setRows };
  return (
    <>
      <main className="mx-auto grid w-full max-w-[96rem] flex-1 content-start gap-5 p-3 md:p-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <ByMode kind={kind} play={play} onPlay={slip.choose}>
          <Picking
            board={board}
            kind={kind}
            play={play}
            laying={laying}
            marks={marks}
            onPlay={slip.choose}
            onMarks={slip.setMarks}
          />
        </ByMode>
        <div className="flex min-w-0 flex-col gap-4">
          {isWide && <Cart {...cart} />}
          {aside}
        </div>
      </main>
      <Dock
        board={board}
        play={play}
        laying={laying}
        onLaying={slip.setLaying}
        counted={slip.counted}
        rows={rows}
        onAdd={() => slip.add(marks)}
        onLucky={() => slip.add(luckyMarks(play))}
        onCart={isWide ? undefined : () => setCartOpen(true)}
      />
      {!isWide && <Cart {...cart} drawer={drawer} />}
    </>
  );
}

type ModeProps = {
  kind: LotteryKind;
  play: LotteryPlay;
  onPlay: (play: LotteryPlay) => void;
  children: ReactNode;
};

/** A tab for each kind of prize, where there is more than one. */
function ByMode({ kind, play, onPlay, children }: ModeProps) {
  const text = useText();
  const modes = [...new Set(kind.plays.map(({ mode }) => mode))];
  if (modes.length === 1) return <div className="min-w-0">{children}</div>;
  return (
    <div className="min-w-0">
      <Tabs
        label={text('tickets.modes')}
        tabs={modes.map((value) => ({ value, label: text(`tickets.mode.${value}`) }))}
        value={play.mode}
        onChange={(mode) => onPlay(kind.plays.find((one) => one.mode === mode) ?? play)}
      >
        {children}
      </Tabs>
    </div>
  );
}

/** The first thing that can be marked: where it has figures, all have. */
function firstItem({ form }: LotteryPlay): [item: string, place?: string] {
  if (form.kind === 'spots') return [form.spots[0]!];
  if (form.kind === 'texts') return ['0'.repeat(form.digits)];
  return form.kind === 'numbers'
    ? [String(form.numbers[0])]
    : [String(form.numbers[0]), form.names[0]!];
}

type PickingProps = Omit<Props, 'aside'> & {
  play: LotteryPlay;
  laying: Laying;
  marks: Selection;
  onPlay: (play: LotteryPlay) => void;
  onMarks: (marks: Selection) => void;
};

function Picking({ board, kind, play, laying, marks, onPlay, onMarks }: PickingProps) {
  const text = useText();
  const oddsOf = useOdds(board, play);
  const statOf = useStats(board.gameCode, kind, play);
  const hasStats = statOf(...firstItem(play)) !== undefined;
  const plays = kind.plays.filter(({ mode }) => mode === play.mode);
  const percentOf = useMemo(() => percentsOf(board, play), [board, play]);
  const isLowered = board.numbers.some((one) => one.play === play.code);
  return (
    <div className="flex flex-col gap-3">
      <PlayPicker kind={kind} plays={plays} play={play} onPlay={onPlay} />
      <PlayText board={board} play={play} group={laying.group} />
      {hasStats && <StatLegend />}
      {isLowered && (
        <p role="status" className="rounded-ctl bg-brass-wash px-3 py-2 text-brass-text">
          {text('tickets.number.note')}
        </p>
      )}
      <PickPanel
        kind={kind.code}
        play={play}
        marks={marks}
        oddsOf={oddsOf}
        statOf={statOf}
        percentOf={percentOf}
        onMarks={onMarks}
      />
    </div>
  );
}
