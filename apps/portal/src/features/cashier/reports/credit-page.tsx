import { addDays, dayOf, periodOf } from '@baize/calendar';
import { cashierReports } from '@baize/contract';
import { Button, ChipGroup, Figure, FigureRow, Money } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useBrand } from '../../../shared/brand/use-status.ts';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { houseTime } from '../../../shared/times/house-time.ts';
import { instantsOf } from '../../../shared/times/period.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { cashierKey } from '../use-cashier.ts';
import { CreditClub } from './credit-club.tsx';
import { BetBars, type Credit, LimitList, MoneyBars, ReceiptList } from './credit-parts.tsx';
import { useFile } from './use-file.ts';

const SPANS = ['month', 'last', 'quarter', 'year'] as const;
type SpanName = (typeof SPANS)[number];

const QUARTER_DAYS = 90;
const YEAR_DAYS = 365;

/** One's own standing in plain words and pictures, over a period, and as a file. */
export function CreditPage() {
  const text = useText();
  const [span, setSpan] = useState<SpanName>('month');
  const { timeZoneOffsetMinutes: zone } = useBrand();
  const today = dayOf(houseTime.now(), zone);
  const period = useMemo(() => instantsOf(daysOf(span, today), zone), [span, today, zone]);
  const query = useQuery({
    queryKey: cashierKey('credit', period),
    queryFn: ({ signal }) => ask(cashierReports.creditReport, period, signal),
  });
  const file = useFile({
    path: cashierReports.creditReportFile.path,
    input: period,
    name: 'credit-report.csv',
  });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChipGroup
          label={text('cashier.credit.period')}
          value={span}
          onChange={setSpan}
          chips={SPANS.map((value) => ({ value, label: text(`cashier.credit.span.${value}`) }))}
        />
        <Button isBusy={file.isBusy} onClick={file.save}>
          <Download aria-hidden className="size-4" />
          {text('cashier.credit.file')}
        </Button>
      </div>
      <Fetched query={query}>{(credit) => <Shown credit={credit} />}</Fetched>
    </div>
  );
}

function daysOf(span: SpanName, today: string) {
  const month = periodOf('MONTHLY', today);
  if (span === 'month') return { from: month.from, to: today };
  if (span === 'last') return periodOf('MONTHLY', addDays(month.from, -1));
  return { from: addDays(today, 1 - (span === 'quarter' ? QUARTER_DAYS : YEAR_DAYS)), to: today };
}

function Shown({ credit }: { credit: Credit }) {
  const text = useText();
  const sum = useSumWords();
  const parts = useMoneyParts();
  const of = (group: string) => credit.lines.find((line) => line.group === group);
  const deposited = net(of('deposit'));
  const withdrawn = -net(of('withdraw'));
  const played = credit.categories.reduce((all, { payout, stake }) => all + payout - stake, 0n);
  return (
    <>
      <p className="max-w-[70ch] text-ink-soft">
        {text('cashier.credit.plain', {
          opening: sum(credit.opening),
          closing: sum(credit.closing),
          deposited: sum(deposited),
          withdrawn: sum(withdrawn),
        })}{' '}
        {text(played < 0n ? 'cashier.credit.lost' : 'cashier.credit.won', {
          sum: sum(played < 0n ? -played : played),
        })}
      </p>
      <FigureRow>
        <Figure label={text('cashier.credit.opening')}>
          <Money parts={parts(credit.opening)} size="mid" />
        </Figure>
        <Figure label={text('cashier.credit.played')}>
          <Money
            parts={parts(played, { signed: true })}
            size="mid"
            tone={played > 0n ? 'win' : 'plain'}
          />
        </Figure>
        <Figure label={text('cashier.credit.closing')}>
          <Money parts={parts(credit.closing)} size="mid" />
        </Figure>
        <Figure label={text('cashier.credit.turnover')}>
          <Money parts={parts(credit.turnoverLeft)} size="mid" />
        </Figure>
      </FigureRow>
      <MoneyBars credit={credit} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <BetBars credit={credit} />
        <ReceiptList credit={credit} />
      </div>
      <CreditClub />
      <LimitList />
    </>
  );
}

const net = (line: Credit['lines'][number] | undefined) => (line ? line.in - line.out : 0n);
