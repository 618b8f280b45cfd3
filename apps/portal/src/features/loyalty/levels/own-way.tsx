import type { Money as Amount } from '@baize/money';
import { Panel } from '@baize/ui';
import { type Club, medalOf } from '../../../shared/money/club.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type Level, useSumWords } from '../use-loyalty.ts';
import { Rings } from './rings.tsx';

type Props = { club: Club; levels: readonly Level[] };

/** The medal one wears inside two rings, the tracks in words, and what the next medal brings. */
export function OwnWay({ club, levels }: Props) {
  const { next } = club;
  return (
    <Panel
      isPadded={false}
      className="grid items-center gap-x-8 gap-y-4 overflow-hidden bg-[radial-gradient(26rem_20rem_at_9rem_46%,var(--felt-wash),transparent),radial-gradient(26rem_20rem_at_calc(100%-7rem)_46%,var(--brass-wash),transparent)] p-5 md:grid-cols-[17.5rem_minmax(0,1fr)] xl:grid-cols-[17.5rem_minmax(0,1fr)_15.5rem]"
    >
      <Rings
        medal={medalOf(club.level)}
        deposit={next ? share(club.deposit, next.deposit) : 1}
        validBet={next ? share(club.validBet, next.validBet) : 1}
      />
      <Tracks club={club} />
      {next && levels[next.level] && (
        <NextLevel next={levels[next.level]!} own={levels[club.level]!} />
      )}
    </Panel>
  );
}

const share = (value: Amount, of: Amount): number =>
  of <= 0n ? 1 : Math.min(1, Number((value * 10_000n) / of) / 10_000);

function Tracks({ club }: { club: Club }) {
  const text = useText();
  const { date } = useTimes();
  const { next, manualUntil } = club;
  return (
    <div className="min-w-0 max-md:text-center">
      <h2 className="font-display text-[2.75rem]/none font-semibold">{club.name}</h2>
      <p className="mt-1.5 text-ink-soft">
        {manualUntil
          ? text('loyalty.manual', { when: date(manualUntil) })
          : next
            ? text('loyalty.way', { level: next.level })
            : text('loyalty.top')}
      </p>
      {next && (
        <div className="mt-5 flex flex-col gap-4 text-start">
          <Track
            name={text('loyalty.deposits')}
            value={club.deposit}
            of={next.deposit}
            colour="bg-brass"
            left="loyalty.deposits.left"
          />
          <Track
            name={text('loyalty.bets')}
            value={club.validBet}
            of={next.validBet}
            colour="bg-felt"
            left="loyalty.bets.left"
          />
        </div>
      )}
    </div>
  );
}

type TrackProps = {
  name: string;
  value: Amount;
  of: Amount;
  colour: string;
  left: 'loyalty.deposits.left' | 'loyalty.bets.left';
};

function Track({ name, value, of, colour, left }: TrackProps) {
  const text = useText();
  const sum = useSumWords();
  const percent = share(value, of) * 100;
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="flex items-center gap-2 font-semibold">
          <i aria-hidden className={`size-2.5 rounded-full ${colour}`} />
          {name}
        </b>
        <span className="text-[0.8125rem] text-ink-soft tabular-nums">
          {text('loyalty.of', { value: sum(value), of: sum(of) })}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={name}
        aria-valuenow={Math.floor(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2.5 overflow-hidden rounded-full bg-rail"
      >
        <div
          className={`h-full rounded-full transition-[width] ${colour}`}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="mt-1 text-[0.8125rem] text-ink-soft">
        {value >= of ? text('loyalty.reached') : text(left, { amount: sum(of - value) })}
      </p>
    </div>
  );
}

function NextLevel({ next, own }: { next: Level; own: Level }) {
  const text = useText();
  const sum = useSumWords();
  const rows: [string, string][] = [
    [text('loyalty.next.upgrade'), sum(next.upgrade)],
    [text('loyalty.next.weekly'), sum(next.weekly)],
    [
      text('loyalty.row.withdrawals'),
      next.withdrawalsPerDay > own.withdrawalsPerDay
        ? text('loyalty.next.instead', {
            now: own.withdrawalsPerDay,
            next: next.withdrawalsPerDay,
          })
        : String(next.withdrawalsPerDay),
    ],
    [text('loyalty.row.rebate'), `${next.rates.RNG ?? 0} %`],
  ];
  return (
    <div className="text-center max-xl:hidden">
      <img src={medalOf(next.level)} alt="" className="mx-auto size-32" />
      <b className="mt-1 block font-display text-[1.625rem]/none font-semibold">
        {text('loyalty.brings', { level: next.level })}
      </b>
      <dl className="mt-3 text-[0.8125rem]">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3 py-1 text-ink-soft">
            <dt>{name}</dt>
            <dd className="font-semibold text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
