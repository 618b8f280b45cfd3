import type { Money as Amount } from '@baize/money';
import { CopyButton, cx, Money, type MoneyParts, TimeText } from '@baize/ui';
import type { ReactNode } from 'react';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { useTimes } from '../../shared/times/use-times.ts';

/** A line of a slip: what it is, and how much. */
export function SlipLine({
  name,
  amount,
  paid,
  signed = false,
  isTotal = false,
}: {
  name: ReactNode;
  amount: Amount;
  /** The same amount in what it is paid in, where that is not money of the house. */
  paid?: MoneyParts;
  signed?: boolean;
  isTotal?: boolean;
}) {
  const parts = useMoneyParts();
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4 py-1.5',
        isTotal && 'mt-2 border-t border-dashed pt-3.5',
      )}
    >
      <dt className={isTotal ? 'font-semibold' : 'text-ink-soft'}>{name}</dt>
      <dd>
        <Money parts={paid ?? parts(amount, { signed })} size={isTotal ? 'mid' : 'text'} />
      </dd>
    </div>
  );
}

/** A form on the left, what it comes to on the right; on a phone one below the other. */
export function Split({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
      <aside className="rounded-card border bg-table p-5 lg:sticky lg:top-0">{aside}</aside>
    </div>
  );
}

/** A fact that someone has to type elsewhere: shown whole, copied in one click. */
export function CopyFact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-center gap-3 border-t py-2 first:border-t-0">
      <div className="min-w-0 flex-1">
        <dt className="text-[0.8125rem] text-ink-soft">{name}</dt>
        <dd className="num font-semibold break-all">
          <bdi>{value}</bdi>
        </dd>
      </div>
      <CopyButton text={value} />
    </div>
  );
}

type NoteProps = {
  tone?: 'plain' | 'warn' | 'bad' | 'good';
  icon?: ReactNode;
  children: ReactNode;
};

/** A sentence that must be seen beside what it is about. */
export function Note({ tone = 'plain', icon, children }: NoteProps) {
  return (
    <div
      className={cx(
        'flex gap-2.5 rounded-ctl px-3.5 py-3 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
        NOTES[tone],
      )}
    >
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

const NOTES = {
  plain: 'bg-rail text-ink-soft',
  warn: 'bg-brass-wash text-brass-text',
  bad: 'bg-danger-wash text-danger',
  good: 'bg-felt-wash text-felt-text',
};

/** A heading inside a page, with what belongs to it at its end. */
export function PartHead({ title, aside }: { title: string; aside?: ReactNode }) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h3 className="type-title text-[1.625rem]">{title}</h3>
      {aside}
    </div>
  );
}

/** When an entry of a record was made; on a tablet the time stands below the day. */
export function EntryTime({ at }: { at: number }) {
  const { date, time } = useTimes();
  return (
    <TimeText
      at={new Date(at).toISOString()}
      text={`${date(at).replaceAll(' ', '\u00a0')} ${time(at)}`}
      className="max-lg:whitespace-normal"
    />
  );
}
