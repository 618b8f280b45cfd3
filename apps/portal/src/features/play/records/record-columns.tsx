import { Money, Tag, TimeText, type Tone } from '@baize/ui';
import type { Column } from '@baize/ui/table';
import { useMemo } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { BetRow, RecordFooter } from './use-bet-record.ts';

const TONES: Record<number, Tone> = { 0: 'info', 1: 'warn', 2: 'bad' };

export function useRecordColumns(footer: RecordFooter | undefined): readonly Column<BetRow>[] {
  const text = useText();
  const parts = useMoneyParts();
  const { date, time } = useTimes();
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts follows the language, as text does
  return useMemo(() => {
    const total = (amount: bigint | undefined, signed = false) =>
      amount === undefined ? undefined : <Money parts={parts(amount, { signed })} />;
    return [
      {
        id: 'game',
        header: text('play.records.column.game'),
        onCard: 'title',
        cell: ({ gameName }) => <bdi>{gameName}</bdi>,
      },
      {
        id: 'betTime',
        header: text('play.records.column.placed'),
        cell: ({ betTime }) => (
          <TimeText
            at={new Date(betTime).toISOString()}
            text={`${date(betTime)} ${time(betTime)}`}
          />
        ),
      },
      {
        id: 'status',
        header: text('play.records.column.status'),
        onCard: 'aside',
        cell: ({ status }) => (
          <Tag tone={TONES[status] ?? 'plain'}>{text(statusWords(status))}</Tag>
        ),
      },
      {
        id: 'stake',
        header: text('play.records.column.stake'),
        align: 'figure',
        cell: (row) => <Stake row={row} />,
        total: total(footer?.betAmount),
      },
      {
        id: 'payout',
        header: text('play.records.column.payout'),
        align: 'figure',
        cell: ({ winAmount, betAmount }) => (
          <Money parts={parts(winAmount)} tone={winAmount > betAmount ? 'win' : 'plain'} />
        ),
        total: total(footer?.winAmount),
      },
      {
        id: 'net',
        header: text('play.records.column.net'),
        align: 'figure',
        cell: ({ profitAndLoss }) => (
          <Money
            parts={parts(profitAndLoss, { signed: true })}
            tone={profitAndLoss > 0n ? 'win' : 'plain'}
          />
        ),
        total: total(footer?.profitAndLoss, true),
      },
    ];
  }, [text, date, time, footer]);
}

/** Of a free spin or a free bet: what the house staked. */
function Stake({ row: { betAmount, freeBetAmount } }: { row: BetRow }) {
  const text = useText();
  const parts = useMoneyParts();
  if (freeBetAmount === 0n) return <Money parts={parts(betAmount)} />;
  return (
    <span>
      {text('play.records.freeBet')} <Money parts={parts(freeBetAmount)} />
    </span>
  );
}

const WORDS = [
  'play.records.status.0',
  'play.records.status.1',
  'play.records.status.2',
  'play.records.status.3',
  'play.records.status.4',
] as const;

/** What is not decided has no number of its own on the wire. */
export function statusWords(status: number) {
  return WORDS[status] ?? 'play.records.status.0';
}
