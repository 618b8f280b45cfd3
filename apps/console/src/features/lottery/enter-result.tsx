import { lotteryResultsOperator, type Output } from '@baize/contract';
import { Button, Field, Modal, Tag, TextArea } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../shared/act/error-line.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { queryOf } from '../../shared/queries.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';

type Props = { gameCode: string; number: string; onClose: () => void };
type Shown = Output<typeof lotteryResultsOperator.showResult.value>;
type FieldOf = Shown['fields'][number];

const valuesOf = (typed: string) => typed.split(/[^0-9]+/).filter(Boolean);

/** What was drawn elsewhere, typed by each of two people from the sheet; neither sees the other's. */
export function EnterResult({ gameCode, number, onClose }: Props) {
  const text = useText();
  const { data } = useQuery(queryOf(lotteryResultsOperator.showResult, { gameCode, number }));
  return (
    <Modal isOpen onClose={onClose} title={text('console.lottery.resultOf', { number })}>
      {data && <ResultForm name={{ gameCode, number }} shown={data} onClose={onClose} />}
    </Modal>
  );
}

type FormProps = { name: Omit<Props, 'onClose'>; shown: Shown; onClose: () => void };

function ResultForm({ name, shown, onClose }: FormProps) {
  const text = useText();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const isCorrection = shown.revision > 0;
  const enter = useAct(lotteryResultsOperator.enterResult, {
    input: () => ({
      ...name,
      reason,
      values: Object.fromEntries(
        shown.fields.map(({ code }) => [code, valuesOf(typed[code] ?? '')]),
      ),
    }),
    done: ({ standing }) => text(`console.lottery.standing.${standing}`),
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!enter.isPending) enter.mutate();
  };
  const isFull = shown.fields.every(
    ({ code, count }) => valuesOf(typed[code] ?? '').length === count,
  );
  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <p className="text-ink-soft">
        {text(isCorrection ? 'console.lottery.correctText' : 'console.lottery.enterText')}
      </p>
      {isCorrection && (
        <p>
          <span className="type-label">{text('console.lottery.result')}</span>{' '}
          <b className="num">{shown.printed}</b>
        </p>
      )}
      <Entries entries={shown.entries} />
      {shown.fields.map((field) => (
        <Field
          key={field.code}
          label={text(`console.lottery.field.${field.code}` as 'console.lottery.field.special')}
          hint={hintOf(text, field)}
        >
          <TextArea
            dir="ltr"
            inputMode="numeric"
            rows={field.count > 4 ? 2 : 1}
            value={typed[field.code] ?? ''}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [field.code]: value })}
          />
        </Field>
      ))}
      {isCorrection && (
        <Field label={text('console.lottery.correctReason')} isRequired>
          <TextArea
            rows={2}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        </Field>
      )}
      <ErrorLine error={enter.error} />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
        <Button type="submit" kind="brass" isBusy={enter.isPending} disabled={!isFull}>
          {text('console.lottery.enter')}
        </Button>
      </div>
    </form>
  );
}

function hintOf(text: Text, { count, digits, highest }: FieldOf): string {
  return digits === null
    ? text('console.lottery.fieldBalls', { count, highest: highest ?? 0 })
    : text('console.lottery.fieldDigits', { count, digits });
}

function Entries({ entries }: { entries: Shown['entries'] }) {
  const text = useText();
  const { time } = useTimes();
  if (entries.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {entries.map(({ by, isSource, enteredAt, printed }) => (
        <li key={`${isSource} ${by}`} className="flex flex-wrap items-center gap-2">
          <Tag tone="info">
            {text(isSource ? 'console.lottery.toldBy' : 'console.lottery.enteredBy', { name: by })}
          </Tag>
          <span className="num text-ink-soft">{time(enteredAt)}</span>
          {printed && <span className="num">{printed}</span>}
        </li>
      ))}
    </ul>
  );
}
