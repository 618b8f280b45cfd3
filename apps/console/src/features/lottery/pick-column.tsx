import { Tag } from '@baize/ui';
import type { Column } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { usePickName } from '../../shared/play/lottery-words.ts';
import { useText } from '../../shared/use-text.ts';
import { lotteriesQuery } from './lottery-rows.ts';

/** The kind of a lottery: its plays are called by it. */
export function useKind(gameCode: string): string | undefined {
  return useQuery(lotteriesQuery).data?.list.find((one) => one.gameCode === gameCode)?.kind;
}

type Pick = { play: string; pick: string; percent: number };

/** The number that a row is about, and what new bets on it pay. */
export function usePickColumns<Row extends Pick>(gameCode: string) {
  const text = useText();
  const nameOf = usePickName(useKind(gameCode));
  const pick: Column<Row> = {
    id: 'pick',
    header: text('console.lottery.pick'),
    onCard: 'title',
    cell: (row) => nameOf(row.play, row.pick),
  };
  const percent: Column<Row> = {
    id: 'percent',
    header: text('console.lottery.paysNow'),
    cell: (row) => (
      <Tag tone={row.percent === 100 ? 'plain' : row.percent === 0 ? 'bad' : 'warn'}>
        {row.percent === 0 ? text('console.lottery.shut') : `${row.percent} %`}
      </Tag>
    ),
  };
  return { pick, percent };
}

export const pickId = ({ play, pick }: Omit<Pick, 'percent'>) => `${play} ${pick}`;
