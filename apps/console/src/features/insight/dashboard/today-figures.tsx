import { moneyNumber } from '@baize/money';
import { cx, Panel, Skeleton } from '@baize/ui';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { shareMore, shareText } from './compare.ts';
import { placeOf } from './places.ts';
import { Spark } from './spark.tsx';
import type { Point, Sums, Today } from './use-today.ts';

/** The day in six figures, each beside the same hours a week ago, each the way to what it is made of. */
export function TodayFigures({ today }: { today: Today | undefined }) {
  const text = useText();
  if (!today) return <Skeleton className="mb-4 h-149 rounded-card md:h-73 xl:h-41" />;
  const { sums } = today;
  // Rounded as the report rounds its margin: the same figure reads the same in both.
  const share = sums.stake > 0n ? (Number(sums.ggr) / Number(sums.stake)) * 100 : null;
  return (
    <Panel
      isPadded={false}
      aria-label={text('console.today.figures')}
      className="mb-4 grid grid-cols-2 overflow-hidden *:-ms-px *:-mt-px *:border-s *:border-t *:last:col-span-2 md:grid-cols-3 md:*:last:col-span-1 xl:grid-cols-[1.4fr_repeat(5,minmax(0,1fr))]"
    >
      <MoneyCell today={today} figure="ggr" colour="var(--felt)" isBig>
        {share !== null && text('console.today.ofStakes', { share: share.toFixed(2) })}
      </MoneyCell>
      <MoneyCell today={today} figure="ngr" colour="var(--felt)">
        {text('console.today.ngrNote')}
      </MoneyCell>
      <MoneyCell today={today} figure="deposits" colour="var(--felt)">
        {text('console.today.payments', { count: sums.depositCount })}
      </MoneyCell>
      <MoneyCell today={today} figure="withdrawals" colour="var(--brass)" isNeutral>
        {text('console.today.payments', { count: sums.withdrawalCount })}
      </MoneyCell>
      <CountCell
        today={today}
        figure="bets"
        label={text('console.today.activeNow')}
        colour="var(--info)"
      >
        <span className="num type-title">{today.activeNow.toLocaleString('en')}</span>
        {text('console.today.playedToday', { count: today.active })}
      </CountCell>
      <CountCell
        today={today}
        figure="registrations"
        label={text('console.today.registrations')}
        colour="var(--info)"
      >
        <span className="num type-title">{sums.registrations.toLocaleString('en')}</span>
        {text('console.today.firstDeposits', { count: sums.firstDeposits })}
      </CountCell>
    </Panel>
  );
}

type Figure = keyof Sums & keyof Point;
type MoneyFigure = Exclude<Figure, 'bets' | 'registrations'>;

type CellProps<Which extends Figure> = {
  today: Today;
  figure: Which;
  colour: string;
  children: ReactNode;
};

function MoneyCell({
  today,
  figure,
  colour,
  children,
  isBig = false,
  isNeutral = false,
}: CellProps<MoneyFigure> & { isBig?: boolean; isNeutral?: boolean }) {
  const text = useText();
  const { currency } = useBrand();
  return (
    <Cell
      to={placeOf(figure, today.day)}
      label={text(`console.today.${figure}`)}
      className={isBig ? 'col-span-2 md:col-span-1' : undefined}
    >
      <span className={cx('type-title', isBig && 'text-[2.125rem] leading-none')}>
        <Sum amount={today.sums[figure]} currency={currency} />
      </span>
      <Note today={today} figure={figure} isNeutral={isNeutral}>
        {children}
      </Note>
      <Line today={today} figure={figure} colour={colour} />
    </Cell>
  );
}

function CountCell({
  today,
  figure,
  label,
  colour,
  children,
}: CellProps<'bets' | 'registrations'> & { label: string; children: [ReactNode, ReactNode] }) {
  const [value, note] = children;
  return (
    <Cell to={placeOf(figure, today.day)} label={label}>
      {value}
      {figure === 'registrations' ? (
        <Note today={today} figure={figure}>
          {note}
        </Note>
      ) : (
        <span className="text-[0.8125rem] text-ink-soft">{note}</span>
      )}
      <Line today={today} figure={figure} colour={colour} />
    </Cell>
  );
}

type Frame = {
  to: LinkProps;
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

function Cell({ to, label, className, children }: Frame) {
  return (
    <Link
      {...to}
      className={cx(
        'flex min-w-0 flex-col gap-1.5 px-4 pt-4 pb-3 hover:bg-rail/60 focus-visible:-outline-offset-2',
        className,
      )}
    >
      <span className="type-label">{label}</span>
      {children}
    </Link>
  );
}

type NoteProps = { today: Today; figure: Figure; isNeutral?: boolean; children: ReactNode };

/** Complete hours are held against the same ones: an hour under way would always look poor. */
function Note({ today, figure, isNeutral = false, children }: NoteProps) {
  const more = shareMore(today.wholeHours[figure], today.wholeHoursBefore[figure]);
  const tone = more === null || isNeutral ? '' : more < 0 ? 'text-danger' : 'text-felt-text';
  return (
    <span className="num text-[0.8125rem] text-ink-soft">
      {more !== null && <b className={cx('font-semibold', tone)}>{shareText(more)}</b>}
      {more !== null && children && ' · '}
      {children}
    </span>
  );
}

function Line({ today, figure, colour }: Pick<CellProps<Figure>, 'today' | 'figure' | 'colour'>) {
  const read = (point: Point) => {
    const value = point[figure];
    return typeof value === 'bigint' ? moneyNumber(value) : value;
  };
  return (
    <span className="mt-auto pt-1">
      <Spark
        now={today.hours.slice(0, today.hour + 1).map(({ now }) => read(now))}
        before={today.hours.map(({ before }) => read(before))}
        colour={colour}
      />
    </span>
  );
}
