import type { LotteryKind, LotteryPlay, Selection } from '@baize/games';
import { useState } from 'react';
import { type Board, type CartRow, cartRows, countAll, type Laying } from './cart.ts';
import { percentsOf } from './percents.ts';
import { luckyMarks, noMarks } from './picking/marks.ts';
import { panelOf } from './play-groups.ts';

export type Slip = ReturnType<typeof useSlip>;

/** What is chosen, marked, laid and gathered on a board. */
export function useSlip(board: Board, kind: LotteryKind) {
  const [play, setPlay] = useState<LotteryPlay>(kind.plays[0]!);
  /** By play: on a page of several, each has marks of its own. */
  const [marked, setMarked] = useState<Readonly<Record<string, Selection>>>({});
  const [rows, setRows] = useState<readonly CartRow[]>([]);
  const [laying, setLaying] = useState<Laying>({
    unit: '2',
    multiple: 1,
    amount: '1',
    group: board.group.highest,
  });
  const page = panelOf(kind.plays, play);
  const marksOf = ({ code, form }: LotteryPlay): Selection => marked[code] ?? noMarks(form);
  const rowsOf = (one: LotteryPlay, marks: Selection) =>
    cartRows(one, { marks, percentOf: percentsOf(board, one) }, laying);
  const choose = (next: LotteryPlay) => {
    if (!page.includes(next)) setMarked({});
    setPlay(next);
  };
  const add = () => {
    const more = page.flatMap((one) => rowsOf(one, marksOf(one)));
    if (more.length === 0) return;
    setRows([...rows, ...more]);
    setMarked({});
  };
  const counted = countAll(
    page.map((one) => ({
      play: one,
      marked: { marks: marksOf(one), percentOf: percentsOf(board, one) },
    })),
    laying,
  );
  return {
    play,
    page,
    rows,
    laying,
    counted,
    marksOf,
    choose,
    add,
    addLucky: () => setRows([...rows, ...rowsOf(play, luckyMarks(play))]),
    mark: (one: LotteryPlay, marks: Selection) => setMarked({ ...marked, [one.code]: marks }),
    setRows,
    setLaying,
  };
}
