import type { LotteryKind, LotteryPlay, Selection } from '@baize/games';
import { ChipGroup, Tabs } from '@baize/ui';
import { useState } from 'react';
import { useErrorWords } from '../../shared/calls/use-error-words.ts';
import { notices } from '../../shared/pages/notice.ts';
import { useHouseNow } from '../../shared/times/use-house-now.ts';
import { useText } from '../../shared/words/use-text.ts';
import { type Board, type CartRow, cartRow, count, type Laying } from './cart.ts';
import { CartPanel } from './cart-panel.tsx';
import { ChaseDrawer } from './chase-drawer.tsx';
import { luckyMarks, noMarks } from './marks.ts';
import { useOdds } from './odds-text.ts';
import { PickPanel } from './pick-panel.tsx';
import { PlayText } from './play-text.tsx';
import { usePlayName } from './spot-words.ts';
import { StakeBar } from './stake-bar.tsx';
import { type Plan, usePurchase } from './use-purchase.ts';

type Props = { board: Board; kind: LotteryKind };

/** Choose a play, mark, lay, gather rows, buy: for one issue or for several. */
export function BettingBoard({ board, kind }: Props) {
  const text = useText();
  const modes = [...new Set(kind.plays.map(({ mode }) => mode))];
  const [mode, setMode] = useState(modes[0]!);
  const [rows, setRows] = useState<readonly CartRow[]>([]);
  const [laying, setLaying] = useState<Laying>({
    unit: '2',
    multiple: 1,
    amount: '1',
    group: board.group.own,
  });
  const choose = (next: typeof mode) => {
    setMode(next);
    setRows([]);
  };
  const plays = kind.plays.filter((play) => play.mode === mode);
  const picking = (
    <PlayPicker
      key={mode}
      board={board}
      kind={kind}
      plays={plays}
      laying={laying}
      onLaying={setLaying}
      onAdd={(row) => setRows([...rows, row])}
    />
  );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {modes.length === 1 ? (
        picking
      ) : (
        <Tabs
          label={text('tickets.modes')}
          tabs={modes.map((value) => ({ value, label: text(`tickets.mode.${value}`) }))}
          value={mode}
          onChange={choose}
        >
          {picking}
        </Tabs>
      )}
      <Cart board={board} kind={kind} rows={rows} laying={laying} onRows={setRows} />
    </div>
  );
}

type PickerProps = Props & {
  plays: readonly LotteryPlay[];
  laying: Laying;
  onLaying: (laying: Laying) => void;
  onAdd: (row: CartRow) => void;
};

function PlayPicker({ board, kind, plays, laying, onLaying, onAdd }: PickerProps) {
  const text = useText();
  const playName = usePlayName(kind.code);
  const [play, setPlay] = useState(plays[0]!);
  const [marks, setMarks] = useState<Selection>(() => noMarks(play.form));
  const oddsOf = useOdds(board, play);
  const choose = (code: string) => {
    const next = plays.find((one) => one.code === code) ?? play;
    setPlay(next);
    setMarks(noMarks(next.form));
  };
  const add = (chosen: Selection) => {
    const row = cartRow(play, chosen, laying);
    if (!row) return;
    onAdd(row);
    setMarks(noMarks(play.form));
  };
  return (
    <div className="flex flex-col gap-4">
      <ChipGroup
        label={text('tickets.plays')}
        chips={plays.map(({ code }) => ({ value: code, label: playName(code) }))}
        value={play.code}
        onChange={choose}
        className="xl:flex-wrap"
      />
      <PlayText board={board} play={play} group={laying.group} />
      <PickPanel play={play} marks={marks} oddsOf={oddsOf} onMarks={setMarks} />
      <StakeBar
        board={board}
        play={play}
        laying={laying}
        onLaying={onLaying}
        counted={count(play, marks, laying)}
        onAdd={() => add(marks)}
        onLucky={() => add(luckyMarks(play))}
      />
    </div>
  );
}

type CartProps = Props & {
  rows: readonly CartRow[];
  laying: Laying;
  onRows: (rows: readonly CartRow[]) => void;
};

function Cart({ board, kind, rows, laying, onRows }: CartProps) {
  const text = useText();
  const words = useErrorWords();
  const now = useHouseNow();
  const [isChasing, setChasing] = useState(false);
  const purchase = usePurchase(board.gameCode, () => {
    onRows([]);
    setChasing(false);
    notices.tell({ tone: 'good', title: text('tickets.bought') });
  });
  const { issue } = board;
  const isClosed = !issue || now >= issue.closesAt;
  const buy = (plan: Plan) => purchase.mutate({ rows, group: laying.group, plan });
  const buyNow = () =>
    issue && buy({ issues: [{ issue: issue.number, multiple: 1 }], stopOnWin: false });
  return (
    <>
      <CartPanel
        kind={kind.code}
        rows={rows}
        isClosed={isClosed}
        isBusy={purchase.isPending}
        refused={purchase.error && words(purchase.error)}
        onRemove={(id) => onRows(rows.filter((row) => row.id !== id))}
        onClear={() => onRows([])}
        onBuy={buyNow}
        onChase={() => setChasing(true)}
      />
      {isChasing && (
        <ChaseDrawer
          gameCode={board.gameCode}
          rows={rows}
          isBusy={purchase.isPending}
          onClose={() => setChasing(false)}
          onBuy={buy}
        />
      )}
    </>
  );
}
