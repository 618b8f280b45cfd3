import { protection } from '@baize/contract';
import { Button } from '@baize/ui';
import { HeartHandshake } from 'lucide-react';
import { FormFault } from '../../shared/fields/form-fault.tsx';
import { openWithdraw } from '../../shared/money/open-cashier.ts';
import type { ProtectionState } from '../../shared/money/protection.ts';
import { useTimes } from '../../shared/times/use-times.ts';
import { useText } from '../../shared/words/use-text.ts';
import { useProtect } from './use-protection.ts';

type Bar = NonNullable<ProtectionState['bar']>;

/** What holds now, until when, and what can be done. */
export function BarNote({ bar }: { bar: Bar }) {
  const text = useText();
  const back = useProtect(protection.askReturn);
  const mayAsk = bar.returnFrom !== null && bar.returnFrom <= Date.now();
  return (
    <section className="flex gap-4 rounded-card border border-line-strong bg-table p-4 md:p-5">
      <HeartHandshake aria-hidden className="mt-0.5 size-6 shrink-0 text-ink-soft" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <p className="font-semibold">{useBarWords(bar)}</p>
        <p className="text-ink-soft">{text('protection.bar.help')}</p>
        <FormFault error={back.error} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={openWithdraw}>{text('protection.bar.withdraw')}</Button>
          {mayAsk && (
            <Button kind="quiet" isBusy={back.isPending} onClick={() => back.mutate({})}>
              {text('protection.bar.return')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function useBarWords({ kind, endsAt, returnFrom }: Bar): string {
  const text = useText();
  const times = useTimes();
  if (kind === 'same-person') return text('protection.bar.samePerson');
  if (kind === 'under-age') return text('protection.bar.underAge');
  if (kind === 'time-out')
    return text('protection.bar.timeOut', { time: times.dateAndTime(endsAt!) });
  const more = endsAt
    ? text('protection.bar.returns', { time: times.dateAndTime(endsAt) })
    : returnFrom
      ? text('protection.bar.returnFrom', { time: times.dateAndTime(returnFrom) })
      : text('protection.bar.never');
  return `${text('protection.bar.exclusion')} ${more}`;
}
