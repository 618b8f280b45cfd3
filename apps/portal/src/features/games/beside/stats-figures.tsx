import { Button, Money } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { ProfitLine } from './profit-line.tsx';
import { type StatsKey, stats, useStats } from './stats.ts';

/** Profit, chart, wagered, wins and losses of this sitting, as they happen. */
export function StatsFigures({ purse, gameCode }: StatsKey) {
  const text = useText();
  const parts = useMoneyParts();
  const { formatNumber } = useIntl();
  const key = useMemo(() => ({ purse, gameCode }), [purse, gameCode]);
  const { wagered, returned, wins, losses, points } = useStats(key);
  const profit = returned - wagered;
  return (
    <div className="flex flex-col gap-2.5">
      <dl className="num grid grid-cols-2 gap-x-3 gap-y-2 text-[0.8125rem]">
        <Fact label={text('games.stats.profit')}>
          <Money
            parts={parts(profit, { signed: true })}
            tone={profit > 0n ? 'win' : 'plain'}
            className={profit < 0n ? 'text-danger' : undefined}
          />
        </Fact>
        <Fact label={text('games.stats.wins')}>{formatNumber(wins)}</Fact>
        <Fact label={text('games.stats.wagered')}>
          <Money parts={parts(wagered)} />
        </Fact>
        <Fact label={text('games.stats.losses')}>{formatNumber(losses)}</Fact>
      </dl>
      <ProfitLine points={points} />
      <Button
        size="sm"
        kind="quiet"
        className="self-end"
        disabled={points.length === 0}
        onClick={() => stats.reset(key)}
      >
        <RotateCcw aria-hidden className="size-3.5" />
        {text('games.stats.reset')}
      </Button>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="truncate font-semibold">{children}</dd>
    </div>
  );
}
