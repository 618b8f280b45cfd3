import { protection } from '@baize/contract';
import { Button, ProgressBar } from '@baize/ui';
import { useState } from 'react';
import { FormFault } from '../../shared/fields/form-fault.tsx';
import type { ProtectionState } from '../../shared/money/protection.ts';
import { useTimes } from '../../shared/times/use-times.ts';
import { useText } from '../../shared/words/use-text.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { Card, Section } from './section.tsx';
import { type Limit, useMeasure, useProtect } from './use-protection.ts';

export function LimitsSection({ state }: { state: ProtectionState }) {
  const text = useText();
  const [changed, setChanged] = useState<Limit | null>(null);
  return (
    <Section
      title={text('protection.limits.title')}
      note={text('protection.limits.note', { hours: state.raiseHours })}
    >
      <div className="flex flex-col gap-3">
        {protection.limitKinds.map((kind) => (
          <Card key={kind}>
            <h4 className="font-semibold">{text(`protection.kind.${kind}`)}</h4>
            <p className="text-[0.8125rem] text-ink-soft">{text(`protection.kind.${kind}.text`)}</p>
            <ul className="mt-3 grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
              {state.limits
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <LimitCell
                    key={limit.period}
                    limit={limit}
                    serverTime={state.serverTime}
                    onChange={() => setChanged(limit)}
                  />
                ))}
            </ul>
          </Card>
        ))}
      </div>
      {changed && <LimitDialog limit={changed} onClose={() => setChanged(null)} />}
    </Section>
  );
}

type CellProps = { limit: Limit; serverTime: number; onChange: () => void };

function LimitCell({ limit, serverTime, onChange }: CellProps) {
  const text = useText();
  const measure = useMeasure();
  const { kind, period, value, used, left } = limit;
  const name = text(`protection.period.${period}`);
  const label = `${text(`protection.kind.${kind}`)}, ${name}`;
  return (
    <li className="flex flex-col gap-1.5 rounded-ctl bg-rail px-3.5 py-3">
      <span className="text-[0.8125rem] text-ink-soft">{name}</span>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className={value ? 'num font-semibold' : 'text-ink-soft'}>
          {value ? measure(value) : text('protection.limit.none')}
        </span>
        <Button
          size="sm"
          kind="quiet"
          aria-label={`${text(value ? 'protection.limit.change' : 'protection.limit.set')}: ${label}`}
          onClick={onChange}
        >
          {text(value ? 'protection.limit.change' : 'protection.limit.set')}
        </Button>
      </div>
      {value && used && left && (
        <>
          <ProgressBar label={label} value={sizeOf(used)} max={Math.max(sizeOf(value), 1)} />
          <span className="text-[0.8125rem] text-ink-soft">
            {text('protection.limit.used', { used: measure(used), left: measure(left) })}
          </span>
        </>
      )}
      <Pending limit={limit} serverTime={serverTime} />
    </li>
  );
}

const sizeOf = ({ amount, minutes }: NonNullable<Limit['value']>) =>
  amount === null ? (minutes ?? 0) : Number(amount);

/** A higher limit that waits: confirmed when it is ripe, or given up at any time. */
function Pending({ limit, serverTime }: Omit<CellProps, 'onChange'>) {
  const text = useText();
  const times = useTimes();
  const measure = useMeasure();
  const confirmed = useProtect(protection.confirmLimit);
  const cancelled = useProtect(protection.cancelLimit);
  const { kind, period, pending } = limit;
  if (!pending) return null;
  const time = times.dateAndTime(pending.ripeAt);
  return (
    <div className="mt-1 flex flex-col gap-2 border-t pt-2 text-[0.8125rem]">
      <p>
        {pending.value
          ? text('protection.limit.waits', { value: measure(pending.value), time })
          : text('protection.limit.waitsNone', { time })}
      </p>
      <FormFault error={confirmed.error ?? cancelled.error} />
      <div className="flex flex-wrap gap-2">
        {pending.ripeAt <= serverTime && (
          <Button
            size="sm"
            isBusy={confirmed.isPending}
            onClick={() => confirmed.mutate({ kind, period })}
          >
            {text('protection.limit.confirm')}
          </Button>
        )}
        <Button
          size="sm"
          kind="quiet"
          isBusy={cancelled.isPending}
          onClick={() => cancelled.mutate({ kind, period })}
        >
          {text('protection.limit.cancel')}
        </Button>
      </div>
    </div>
  );
}
