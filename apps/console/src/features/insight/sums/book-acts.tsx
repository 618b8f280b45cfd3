import { addDays, lastDays } from '@baize/calendar';
import { insightSumsOperator } from '@baize/contract';
import { Button, Field } from '@baize/ui';
import { DateRange, type DayRange } from '@baize/ui/date-range';
import { useState } from 'react';
import { ReasonButton } from '../../../shared/act/reason-button.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';

const WEEK = 7;

/** Has the last week and today compared at once. */
export function CheckDays() {
  const text = useText();
  const today = useTimes().today(Date.now());
  const check = useAct(insightSumsOperator.checkDays, {
    input: () => lastDays(today, WEEK + 1),
    isFailureSaid: true,
    done: ({ days, wrong }) => ({
      tone: wrong > 0 ? 'bad' : 'good',
      title: text(wrong > 0 ? 'console.book.foundWrong' : 'console.book.foundRight', {
        days,
        wrong,
      }),
    }),
  });
  return (
    <Button isBusy={check.isPending} onClick={() => check.mutate()}>
      {text('console.book.check', { count: WEEK })}
    </Button>
  );
}

/** Days are counted anew from bets and transfers; why, goes into the log. */
export function RebuildDays() {
  const text = useText();
  const today = useTimes().today(Date.now());
  const [range, setRange] = useState<DayRange>({ from: addDays(today, -1), to: today });
  const rebuild = useAct(insightSumsOperator.rebuildDays, {
    input: (reason: string) => ({ ...range, reason }),
    done: 'console.book.rebuilt',
  });
  return (
    <ReasonButton
      look={{}}
      longest={200}
      label={text('console.book.rebuild')}
      title={text('console.book.rebuild')}
      act={rebuild}
    >
      <p className="text-ink-soft">{text('console.book.rebuildText')}</p>
      <Field label={text('console.book.days')}>
        <DateRange
          label={text('console.book.days')}
          presetsLabel={text('console.audit.spans')}
          presets={[]}
          value={range}
          onChange={(next) => next && setRange(next)}
          today={today}
          latest={today}
          lang="en-GB"
          dir="ltr"
        />
      </Field>
    </ReasonButton>
  );
}
