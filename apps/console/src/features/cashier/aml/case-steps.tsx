import { cashierAmlOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { ReasonButton } from '../../../shared/act/reason-button.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { AreaField } from '../../../shared/fields/text-field.tsx';
import { PickField } from '../../../shared/fields/typed-fields.tsx';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { WatchCase } from '../cashier-rows.ts';

const SHORTEST = 3;

/** What was found so far; notes are added and never changed. */
export function CaseNotes({ one }: { one: WatchCase }) {
  const text = useText();
  const times = useTimes();
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-label">{text('console.aml.notes')}</h3>
      {one.notes.length === 0 && <p className="text-ink-soft">{text('console.aml.noNotes')}</p>}
      <ol className="flex flex-col gap-2">
        {one.notes.map(({ by, at, text: said }) => (
          <li key={`${at} ${by}`} className="rounded-ctl border bg-table px-3 py-2">
            <p className="break-words whitespace-pre-wrap">{said}</p>
            <p className="num text-[0.8125rem] text-ink-soft">
              {by} · {times.dayAndTime(at)}
            </p>
          </li>
        ))}
      </ol>
      {one.state === 'OPEN' && <AddNote caseId={one.caseId} />}
    </section>
  );
}

function AddNote({ caseId }: { caseId: string }) {
  const text = useText();
  const [note, setNote] = useState('');
  const add = useAct(cashierAmlOperator.noteCase, {
    input: (said: string) => ({ caseId, text: said }),
    done: () => text('console.aml.noted'),
    onDone: () => setNote(''),
    touches: ['members'],
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (note.trim().length >= SHORTEST) add.mutate(note.trim());
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <AreaField
        label={text('console.aml.note')}
        rows={2}
        maxLength={2_000}
        value={note}
        onChange={setNote}
      />
      <ErrorLine error={add.error} />
      <Button
        type="submit"
        className="self-start"
        isBusy={add.isPending}
        disabled={note.trim().length < SHORTEST}
      >
        {text('console.aml.addNote')}
      </Button>
    </form>
  );
}

const OUTCOMES = ['NOTHING_FOUND', 'WATCHED', 'REPORTED', 'ACCOUNT_FROZEN'] as const;
const LONGEST = 1_000;

export function CloseCase({ caseId }: { caseId: string }) {
  const text = useText();
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>('NOTHING_FOUND');
  const close = useAct(cashierAmlOperator.closeCase, {
    input: (reason: string) => ({ caseId, outcome, reason }),
    done: () => text('console.aml.closedNow'),
    touches: ['members'],
  });
  return (
    <ReasonButton
      look={{ className: 'self-start' }}
      longest={LONGEST}
      label={text('console.aml.close')}
      title={text('console.aml.close')}
      confirmLabel={text('console.aml.close')}
      act={close}
    >
      <p>{text('console.aml.closeText')}</p>
      <PickField
        label={text('console.aml.outcome')}
        value={outcome}
        values={OUTCOMES}
        word={(one) => text(`console.aml.outcome.${one}`)}
        onChange={setOutcome}
      />
    </ReasonButton>
  );
}
