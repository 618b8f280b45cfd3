import { cashierWithdrawalsOperator, type Output } from '@baize/contract';
import { cx, LoadingRegion, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { WordId } from '../../../shared/words.ts';

type Checks = Output<typeof cashierWithdrawalsOperator.showChecks.value>;
type Check = Checks['checks'][number];

/** What speaks for a withdrawal and what should be looked at, and what happened since the last one. */
export function WithdrawalChecks({ withdrawId }: { withdrawId: string }) {
  const text = useText();
  const checks = useQuery(queryOf(cashierWithdrawalsOperator.showChecks, { withdrawId }));
  if (checks.error) return <ErrorLine error={checks.error} />;
  if (!checks.data) {
    return (
      <LoadingRegion>
        <Skeleton className="h-56" />
      </LoadingRegion>
    );
  }
  return (
    <>
      <section>
        <h3 className="type-label mb-1">{text('console.wd.checks')}</h3>
        <ul className="flex flex-col">
          {checks.data.checks.map((check) => (
            <CheckRow key={check.check} check={check} />
          ))}
        </ul>
      </section>
      <SinceLast since={checks.data.since} />
    </>
  );
}

const ICONS = {
  GOOD: [CircleCheck, 'text-felt-text'],
  LOOK: [TriangleAlert, 'text-brass-text'],
  UNKNOWN: [CircleHelp, 'text-ink-soft'],
} as const;

function CheckRow({ check }: { check: Check }) {
  const text = useText();
  const [Icon, tone] = ICONS[check.result];
  return (
    <li className="flex items-center gap-3 border-t py-2">
      <Icon
        role="img"
        aria-label={text(`console.wd.check.${check.result}`)}
        className={cx('size-5 shrink-0', tone)}
      />
      <span className="min-w-0 flex-1">{text(wordOf(check))}</span>
      <span className="num text-ink-soft">
        <CheckFigure check={check} />
      </span>
    </li>
  );
}

function wordOf({ check, result }: Check): WordId {
  if (check === 'NAME' && result === 'UNKNOWN') return 'console.wd.check.NAME.unknown';
  if (check === 'USUAL' && result === 'UNKNOWN') return 'console.wd.check.USUAL.unknown';
  return `console.wd.check.${check}.${result === 'GOOD' ? 'good' : 'look'}`;
}

function CheckFigure({ check: { check, result, count, amount } }: { check: Check }) {
  const { currency } = useBrand();
  switch (check) {
    case 'TURNOVER':
      return amount ? <Sum amount={amount} currency={currency} /> : '100 %';
    case 'PLAY':
      return count === null ? '–' : `${count} %`;
    case 'USUAL':
    case 'PROFIT':
      return count === null ? '–' : `${count}×`;
    default:
      return result === 'LOOK' && count !== null ? count : null;
  }
}

function SinceLast({ since }: { since: Checks['since'] }) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const sum = (amount: bigint, isSigned = false) => (
    <Sum isSigned={isSigned} amount={amount} currency={currency} />
  );
  return (
    <section>
      <h3 className="type-label mb-1">
        {since.lastAt === null
          ? text('console.wd.since.first')
          : text('console.wd.since.last', { at: times.dayAndTime(since.lastAt) })}
      </h3>
      <Facts
        facts={[
          { label: text('console.wd.since.deposits'), value: sum(since.deposits) },
          { label: text('console.wd.since.bets'), value: sum(since.bets) },
          { label: text('console.wd.since.net'), value: sum(since.net, true) },
          { label: text('console.wd.since.bonuses'), value: sum(since.bonuses) },
          { label: text('console.wd.since.balance'), value: sum(since.balance) },
        ]}
      />
    </section>
  );
}
