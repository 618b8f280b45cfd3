import { operatorsWork } from '@baize/contract';
import { Field, TextArea } from '@baize/ui';
import { Select } from '@baize/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormModal } from '../act/form-modal.tsx';
import { useAct } from '../act/use-act.ts';
import { queryOf } from '../queries.ts';
import { useText } from '../use-text.ts';
import type { WorkItem } from './work.ts';

const LONGEST_NOTE = 500;

/** Gives it to one of those who may decide it, with what they should know. */
export function HandOver({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  const text = useText();
  const { kind, id, holder } = item;
  const [to, setTo] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const people = useQuery(queryOf(operatorsWork.listPeople, { kind }));
  const assign = useAct(operatorsWork.assignWork, {
    input: () => ({ kind, id, to: Number(to), holder: holder?.id ?? null, note }),
    done: 'console.work.handed',
    onDone: onClose,
    touches: ['work'],
  });
  const others = (people.data?.list ?? []).filter((one) => one.id !== holder?.id);
  return (
    <FormModal
      title={text('console.work.handOverTitle')}
      word={text('console.work.handOver')}
      isFull={to !== null}
      act={{ ...assign, error: assign.error ?? people.error }}
      onClose={onClose}
    >
      <Field isRequired label={text('console.work.to')} hint={text('console.work.toHint')}>
        <Select
          value={to}
          onChange={setTo}
          placeholder={text('console.work.choosePerson')}
          options={others.map((one) => ({
            value: String(one.id),
            label: one.username,
            text: one.name,
          }))}
        />
      </Field>
      <Field label={text('console.work.note')} hint={text('console.work.noteHint')}>
        <TextArea
          rows={3}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </FormModal>
  );
}
